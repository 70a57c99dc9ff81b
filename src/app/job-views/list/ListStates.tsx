import type { ReactNode } from 'react';
import { codeOf, explain } from '#app/live/explain';
import { useOnline } from '#app/live/useOnline';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { EmptyState, ErrorState } from '#ui/States';
import { isNarrowed, type JobFilter, narrowed, sortsByScore, wholeList } from './jobFilter';

interface NoMatchProps {
  readonly filter: JobFilter;
  readonly onFilter: (filter: JobFilter) => void;
  readonly empty: ReactNode;
}

/** Nothing to show: because the page is behind the end, because nothing fits the filter, or because there is no job. */
export function NoMatch({ filter, onFilter, empty }: NoMatchProps) {
  if (sortsByScore(filter) && asksForScoreless(filter)) {
    return (
      <EmptyState
        title="These jobs have no score to sort by"
        actions={<Button onClick={() => onFilter(narrowed(filter, { sort: 'newest' }))}>Sort by date</Button>}
      >
        Only jobs that succeeded have one. Sorted by date, the list shows the others too.
      </EmptyState>
    );
  }
  if (filter.after || filter.before) {
    return (
      <EmptyState
        title="There is nothing on this page"
        actions={
          <Button onClick={() => onFilter(narrowed(filter, {}))}>
            {filter.sort === 'newest' ? 'Show the newest jobs' : 'Show the first page'}
          </Button>
        }
      >
        The jobs that stood here have been deleted since, or fit the filters no longer.
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        title="No job fits these filters"
        actions={<Button onClick={() => onFilter({ ...wholeList, sort: filter.sort })}>Clear filters</Button>}
      >
        Take one of them away, or search by the beginning of a word of the host or the title.
      </EmptyState>
    );
  }
  if (sortsByScore(filter)) {
    return (
      <EmptyState
        title="No job has a score yet"
        actions={
          <Button onClick={() => onFilter(narrowed(filter, { sort: 'newest' }))}>Show the newest jobs</Button>
        }
      >
        Only jobs that succeeded have one.
      </EmptyState>
    );
  }
  return <>{empty}</>;
}

const asksForScoreless = ({ state, failure }: JobFilter) =>
  failure !== undefined || (state !== undefined && state !== 'succeeded');

interface ListProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The list can't be had: offline, not allowed, or something else. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState title="You are offline" actions={<Button onClick={onRetry}>Try again</Button>}>
        This list was not loaded before the connection went; it comes by itself with the connection. Jobs that
        run go on without you.
      </EmptyState>
    );
  }
  const words = explain(error);
  return isRefused(error) ? (
    <ErrorState words={{ title: 'This list is not for your account', message: words.message }} />
  ) : (
    <ErrorState
      words={{ title: 'The jobs couldn’t be loaded', message: words.message }}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

/** The list as it was, since it could not be read again. */
export function ListNotAnew({ error, onRetry }: ListProblemProps) {
  const online = useOnline();
  return (
    <>
      <Notice tone="warning" title={online ? 'The jobs couldn’t be loaded again' : 'You are offline'}>
        {online ? explain(error).message : 'The list is loaded again by itself with the connection.'} These
        are the jobs as they were read before.
      </Notice>
      {online && (
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </>
  );
}

export const isRefused = (error: unknown) => /permission-denied|unauthenticated/.test(codeOf(error));
