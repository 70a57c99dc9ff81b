import { css } from '@emotion/react';
import { navigate, useLocation } from '@reach/router';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { type ScreenCommand, useCommands } from '#app/keys/screenCommands';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useGroupFocus } from '#app/live/useGroupFocus';
import { useAccount } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import { unicodeHost } from '#domain/unicodeHost';
import { formatNumber, plural } from '#ui/format';
import { NewWaiting } from '#ui/NewWaiting';
import { Notice } from '#ui/Notice';
import { Pagination } from '#ui/Pagination';
import { SkeletonRows } from '#ui/Skeleton';
import { space } from '#ui/theme/tokens';
import { BulkBar, BulkDialog } from './BulkBar';
import { actionWords, type BulkAction, type BulkRequest } from './bulk';
import { FilterBar } from './FilterBar';
import { hasLeft, type JobFilter, narrowed, readFilter, writeFilter } from './jobFilter';
import { jobPageSize, maxCounted, readMatching } from './jobQuery';
import { isRefused, ListNotAnew, ListProblem, NoMatch } from './ListStates';
import { ListTable } from './ListTable';
import { SavedViews } from './SavedViews';
import { useJobsPage } from './useJobsPage';
import { useListKeys } from './useListKeys';
import { useSelection } from './useSelection';
import { useWatchedJobs } from './useWatchedJobs';

interface JobsListProps {
  readonly caption: string;
  /** The owner of the jobs; undefined for all users, as an admin. */
  readonly ownerUid: string | undefined;
  /** Shown when there is no job at all. */
  readonly empty: ReactNode;
}

/** Lists jobs for their owner and for admins: live, but without moving rows under the pointer. */
export function JobsList({ caption, ownerUid, empty }: JobsListProps) {
  const backend = useBackend();
  const { uid } = useAccount();
  const { pathname, search } = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = writeFilter(filter);
  const go = (next: JobFilter) => {
    const nextQuery = writeFilter(next);
    void navigate(nextQuery ? `${pathname}?${nextQuery}` : pathname);
  };
  /** Another page is read from its top. */
  const turnTo = (next: JobFilter) => {
    toTop(list);
    go(next);
  };

  const page = useJobsPage(filter, ownerUid);
  const list = useRef<HTMLDivElement>(null);
  useGroupFocus(list);
  const watched = useWatchedJobs(page.jobs, list);
  const jobs = page.jobs.map((job) => watched.get(job.jobId) ?? job);
  const selection = useSelection(
    jobs.map(({ jobId }) => jobId),
    query,
  );
  const chosen = jobs.filter(({ jobId }) => selection.has(jobId));

  const [request, setRequest] = useState<BulkRequest>();
  const everything = useRef<string>();
  everything.current = selection.selection.everything ? query : undefined;
  const gather = useAction(async (action: BulkAction) => {
    const matching = await readMatching(backend, filter, ownerUid);
    // The filter or the selection has changed since: never act on jobs that are not visibly selected.
    if (everything.current === query) setRequest({ action, jobs: matching });
  });
  /** The rows shown that predate an action on them. */
  const [outdated, setOutdated] = useState<readonly Job[]>();
  const shown = useRef(page.jobs);
  shown.current = page.jobs;
  const start = (action: BulkAction, on: readonly Job[]) => {
    if (on.length > 0) setRequest({ action, jobs: on });
  };
  const actOnChosen = (action: BulkAction) =>
    selection.selection.everything ? gather.run(action) : start(action, chosen);
  const isReady = page.status === 'ready';
  const isFromBefore = page.status === 'error' && jobs.length > 0 && !isRefused(page.error);
  const isUsable = isReady || isFromBefore;
  const here = useListKeys({
    jobs: isUsable ? jobs : noJobs,
    list,
    someChosen: selection.count > 0,
    onToggle: selection.toggle,
    onAct: (action, at) =>
      selection.count > 0
        ? actOnChosen(action)
        : start(
            action,
            jobs.filter(({ jobId }) => jobId === at),
          ),
    pathTo: (jobId) => pathTo('job', { jobId }),
  });

  // Cancel and retry have keys.
  useCommands(
    isUsable && selection.count > 0
      ? (['label', 'export', 'delete'] as const).map((action) => ({
          words: `${actionWords[action].verb} selected jobs`,
          run: () => actOnChosen(action),
        }))
      : noCommands,
  );

  const { status, error, isFirst, previous, next, total, newer, reload } = page;
  const isOutdated =
    isReady && (page.changed || outdated === page.jobs || jobs.some((job) => hasLeft(job, filter)));
  return (
    <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FilterBar
        filter={filter}
        onFilter={go}
        ownerUid={ownerUid}
        hosts={known(jobs, ({ host }) => unicodeHost(host))}
        labels={known(jobs, ({ label }) => label)}
        views={
          <SavedViews
            uid={uid}
            list={ownerUid === undefined ? 'everybody' : 'own'}
            path={pathname}
            query={writeFilter({ ...filter, after: '', before: '' })}
          />
        }
      />
      <NewWaiting
        announced
        words={newer > 0 ? newWords(newer) : 'Refresh this list'}
        waiting={newer > 0 || isOutdated}
        onShow={() => {
          // The button is removed, so the focus moves to the list.
          list.current?.focus({ preventScroll: true });
          if (newer > 0 && filter.before) go(narrowed(filter, {}));
          else reload();
        }}
      />
      {gather.state.status === 'failed' && (
        <Notice tone="error">{explain(gather.state.error).message}</Notice>
      )}
      <div ref={list} tabIndex={-1} aria-busy={status === 'loading'} css={results}>
        {status === 'loading' && jobs.length === 0 && <SkeletonRows rows={8} words="Loading jobs" />}
        {status === 'error' && !isFromBefore && <ListProblem error={error} onRetry={reload} />}
        {isFromBefore && <ListNotAnew error={error} onRetry={reload} />}
        {isReady && jobs.length === 0 && <NoMatch filter={filter} onFilter={go} empty={empty} />}
        {(isUsable || status === 'loading') && jobs.length > 0 && (
          <>
            <div css={!isUsable && waiting}>
              <ListTable
                caption={caption}
                jobs={jobs}
                filter={filter}
                selection={selection}
                here={here}
                withOwner={ownerUid === undefined}
                onSort={(sort) => go(narrowed(filter, { sort }))}
              />
            </div>
            {isUsable && (
              <BulkBar
                selection={selection}
                chosen={chosen}
                state={filter.state}
                total={total}
                pageSize={jobs.length}
                busy={gather.state.status === 'busy'}
                onAct={actOnChosen}
              />
            )}
            <Pagination
              of="jobs"
              busy={!isUsable}
              from={isFirst ? 1 : undefined}
              to={isFirst ? jobs.length : undefined}
              total={total === maxCounted ? `${formatNumber(maxCounted)} or more` : total}
              onPrevious={previous ? () => turnTo({ ...filter, after: '', before: previous }) : undefined}
              onNext={next ? () => turnTo({ ...filter, after: next, before: '' }) : undefined}
            />
          </>
        )}
      </div>
      <BulkDialog
        request={request}
        uid={uid}
        // A request that ends after its dialog was closed must not close another one.
        onClose={() => setRequest((present) => (present === request ? undefined : present))}
        onDone={(isLate) => {
          if (isLate) return setOutdated(shown.current);
          selection.clear();
          reload();
        }}
      />
      <span role="status" css={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isReady ? `${plural(jobs.length, 'job')} shown` : ''}
      </span>
    </div>
  );
}

const noJobs: readonly Job[] = [];
const noCommands: readonly ScreenCommand[] = [];

const results = css({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: space(4),
  outline: 'none',
});

/** Dims the previous rows until the next ones arrive, after a delay that avoids flicker. */
const waiting = css({
  opacity: 0.55,
  pointerEvents: 'none',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 150ms 150ms' },
});

function newWords(newer: number): string {
  if (newer >= jobPageSize) return `Show ${jobPageSize} or more new jobs`;
  return `Show ${plural(newer, 'new job')}`;
}

function toTop({ current }: RefObject<HTMLElement>): void {
  if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
}

function known(jobs: readonly Job[], of: (job: Job) => string | null): readonly string[] {
  return [...new Set(jobs.flatMap((job) => of(job) ?? []))].sort();
}
