import { Score } from '#app/job-views/Score';
import { ScoreChart } from '#app/job-views/ScoreChart';
import { useSiteHistory } from '#app/jobs/report-data/useEarlierRuns';
import { explain } from '#app/live/explain';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SiteHistory } from '#domain/siteHistory';
import { formatMoment, formatNumber, plural } from '#ui/format';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';

type Run = SiteHistory['runs'][number];

/**
 * Maximum number of runs with other options to list, newest first: a page may be checked hourly, its site
 * weekly.
 */
const mostOthers = 30;

/** Shows the site's score, run by run. */
export function HistoryPanel({ job }: { readonly job: Job }) {
  const site = useSiteHistory(job);
  if (site.status === 'loading') return <SkeletonRows rows={4} words="Loading the site’s history" />;
  if (site.status === 'error') return <ErrorState words={explain(site.error)} />;
  const runs = site.value?.runs ?? [];
  if (runs.length < 2) {
    return (
      <EmptyState title="No history yet">
        The score’s history appears here after the next run of {job.title}.
      </EmptyState>
    );
  }
  const own = runs.find(({ jobId }) => jobId === job.jobId);
  const measure = own ?? runs.at(-1);
  const isLike = ({ comparable }: Run) => comparable === measure?.comparable;
  const like = runs.filter(isLike);
  const others = runs.filter((run) => !isLike(run));
  const left = new Set(others.slice(0, -mostOthers));
  const than = own ? 'this report' : 'the newest run';
  const columns: readonly Column<Run>[] = [
    {
      title: 'Run',
      width: '100%',
      cell: (run) => (
        <>
          {run === own ? (
            `${formatMoment(run.at)}, this report`
          ) : (
            <TextLink to={pathTo('job', { jobId: run.jobId })}>{formatMoment(run.at)}</TextLink>
          )}
          {!isLike(run) && (
            <span css={{ marginLeft: space(2), fontSize: text.xs, color: color.inkFaint }}>
              different options
            </span>
          )}
        </>
      ),
    },
    { title: 'Score', numeric: true, cell: (run) => <Score result={run} /> },
    { title: 'Errors', numeric: true, cell: ({ errors }) => formatNumber(errors) },
    { title: 'Warnings', numeric: true, wideOnly: true, cell: ({ warnings }) => formatNumber(warnings) },
  ];
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {like.length > 1 && <ScoreChart site={job.title} runs={like} />}
      {others.length > 0 && (
        <p css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>
          {like.length > 1
            ? `${plural(others.length, 'run')} with different options than ${than} ${others.length === 1 ? 'isn’t' : 'aren’t'} in the chart.`
            : `No other run has the same options as ${than}, so there’s nothing to chart.`}
          {left.size > 0 && ` The list shows the newest ${mostOthers} of them.`}
        </p>
      )}
      <Table
        caption="Runs of this site, newest first"
        columns={columns}
        rows={runs.filter((run) => !left.has(run)).reverse()}
        keyOf={({ jobId }) => jobId}
      />
    </div>
  );
}
