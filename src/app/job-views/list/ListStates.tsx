import type { ReactNode } from 'react';
import { useOnline } from '#app/errors/OfflineBanner';
import { codeOf, explain } from '#app/live/explain';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { EmptyState, ErrorState } from '#ui/States';
import { isNarrowed, type JobFilter, narrowed, sortsByScore, wholeList } from './jobFilter';

interface NoMatchProps {
  readonly filter: JobFilter;
  readonly onFilter: (filter: JobFilter) => void;
  readonly empty: ReactNode;
}

/** Explains an empty page: it is past the end, nothing matches the filter, or there are no jobs. */
export function NoMatch({ filter, onFilter, empty }: NoMatchProps) {
  if (sortsByScore(filter) && asksForScoreless(filter)) {
    return (
      <EmptyState
        title="These jobs have no score to sort by"
        actions={<Button onClick={() => onFilter(narrowed(filter, { sort: 'newest' }))}>Sort by date</Button>}
      >
        Only succeeded jobs have a score. Sort by date to see the others too.
      </EmptyState>
    );
  }
  if (filter.after || filter.before) {
    return (
      <EmptyState
        title="This page is empty"
        actions={
          <Button onClick={() => onFilter(narrowed(filter, {}))}>
            {filter.sort === 'newest' ? 'Show the newest jobs' : 'Show the first page'}
          </Button>
        }
      >
        The jobs on this page were deleted or no longer match your filters.
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        title="No jobs match these filters"
        actions={<Button onClick={() => onFilter({ ...wholeList, sort: filter.sort })}>Clear filters</Button>}
      >
        Remove a filter. Search matches the beginnings of words in the host and the title.
      </EmptyState>
    );
  }
  if (sortsByScore(filter)) {
    return (
      <EmptyState
        title="No jobs have a score yet"
        actions={
          <Button onClick={() => onFilter(narrowed(filter, { sort: 'newest' }))}>Show the newest jobs</Button>
        }
      >
        Only succeeded jobs have a score.
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

/** Says why the list can't be loaded: offline, not allowed, or something else. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState title="You’re offline" actions={<Button onClick={onRetry}>Try again</Button>}>
        The list loads when you’re back online. Running jobs continue in the meantime.
      </EmptyState>
    );
  }
  const words = explain(error);
  return isRefused(error) ? (
    <ErrorState words={{ title: 'You don’t have access to this list', message: words.message }} />
  ) : (
    <ErrorState
      words={{ title: 'Couldn’t load the jobs', message: words.message }}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

/** Says that the list shown could not be reloaded. */
export function ListNotAnew({ error, onRetry }: ListProblemProps) {
  const online = useOnline();
  return (
    <>
      <Notice tone="warning" title={online ? 'Couldn’t refresh the jobs' : 'You’re offline'}>
        {online ? explain(error).message : 'The list refreshes when you’re back online.'} You’re seeing the
        jobs as last loaded.
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
