import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { EmptyState, ErrorState } from '../../../ui/States';
import { codeOf, explain } from '../../live/explain';
import { useOnline } from '../../live/useOnline';
import { isNarrowed, type JobFilter, narrowed, sortsByScore, wholeList } from './jobFilter';

interface NoMatchProps {
  readonly filter: JobFilter;
  readonly onFilter: (filter: JobFilter) => void;
  readonly empty: ReactNode;
}

/** Nothing to show: because nothing fits the filter, because the page is behind the end, or because there is no job. */
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
  if (filter.after || filter.before || sortsByScore(filter)) {
    return (
      <EmptyState
        title="There is nothing on this page"
        actions={
          <Button onClick={() => onFilter(narrowed(filter, { sort: 'newest' }))}>Show the newest jobs</Button>
        }
      >
        {sortsByScore(filter)
          ? 'No job has a score yet.'
          : 'The jobs that stood here have been deleted since.'}
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
        This list was not loaded before the connection went. Jobs that run go on without you.
      </EmptyState>
    );
  }
  const words = explain(error);
  const refused = /permission-denied|unauthenticated/.test(codeOf(error));
  return refused ? (
    <ErrorState words={{ title: 'This list is not for your account', message: words.message }} />
  ) : (
    <ErrorState
      words={{ title: 'The jobs couldn’t be loaded', message: words.message }}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
