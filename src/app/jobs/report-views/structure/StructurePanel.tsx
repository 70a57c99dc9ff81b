import { useMemo } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { type PageTable, type StatusClass, usePageTable } from '../pages/PageTable';
import { countPages } from '../pages/pageCounts';
import {
  byDepth,
  byFolderAndDepth,
  byTypeAndWeight,
  type Health,
  pagesOfDepth,
  pagesOfFolder,
  pagesOfType,
} from './multiples';
import { type KindStyle, SmallMultiples } from './SmallMultiples';

const healthStyles: Readonly<Record<Health, KindStyle>> = {
  clean: { title: 'No findings', color: 'fixed', shape: 'tick' },
  unasked: { title: 'Not requested', color: 'inkFaint', shape: 'ring' },
  notice: { title: 'Only notices', color: 'notice', shape: 'square' },
  unverified: { title: 'Unverified', color: 'unverified', shape: 'diamond' },
  warning: { title: 'Warnings', color: 'warning', shape: 'triangle' },
  error: { title: 'Errors', color: 'error', shape: 'disc' },
};

const statusStyles: Readonly<Record<StatusClass, KindStyle>> = {
  ok: { title: 'OK', color: 'fixed', shape: 'tick' },
  redirect: { title: 'Redirects', color: 'notice', shape: 'square' },
  broken: { title: 'HTTP errors', color: 'error', shape: 'disc' },
  silent: { title: 'No response', color: 'unverified', shape: 'diamond' },
  unasked: { title: 'Not requested', color: 'inkFaint', shape: 'ring' },
};

/** Shows the site in charts: where its problems are, and what its URLs consist of. */
export function StructurePanel({ lists }: { readonly lists: ReportLists }) {
  const table = usePageTable(lists);
  const { follow } = useReportView();
  const list = (pages: Readonly<Record<string, string | null>>) =>
    follow({ tab: 'pages', address: null, ...pages });
  const folders = useMemo(() => table && byFolderAndDepth(table), [table]);
  const types = useMemo(() => table && byTypeAndWeight(table), [table]);
  const { failure } = lists.columns;
  if (failure !== undefined) {
    const again = <Button onClick={() => lists.columns.retry()}>Try again</Button>;
    return <ErrorState words={explain(failure)} actions={again} />;
  }
  if (!table || !folders || !types) return <SkeletonRows rows={8} words="Loading charts" />;
  if (table.length === 0)
    return <EmptyState title="No pages were read">There’s nothing to chart.</EmptyState>;
  return (
    <div css={{ display: 'grid', gap: space(10) }}>
      <Widget area="This chart">
        <SmallMultiples
          title="Findings by folder and depth"
          words={structureWords(table)}
          barTitle="Depth"
          multiples={folders}
          styles={healthStyles}
          onPick={(folder, bar) => list(pagesOfFolder(folder.key, bar.key))}
        />
      </Widget>
      <Widget area="This chart">
        <SmallMultiples
          title="URLs by type, size and status"
          words={weightWords(table)}
          barTitle="Size"
          multiples={types}
          styles={statusStyles}
          onPick={(type, bar) => list(pagesOfType(type.key, bar.key))}
        />
      </Widget>
    </div>
  );
}

function structureWords(table: PageTable): string {
  const deepest = table.column('depth').reduce((most, depth) => Math.max(most, depth), 0);
  const reach =
    deepest === 0 ? 'all at the start URL' : `up to ${plural(deepest, 'click')} from the start URL`;
  return `${plural(table.length, 'URL')}, ${reach}. ${formatNumber(countPages(table).faulty.error)} with errors. Each bar shows the number of URLs at one depth. URLs found only in a list or sitemap have depth 0.`;
}

function weightWords(table: PageTable): string {
  const heavy = table.column('bytes').filter((bytes) => bytes >= 1_000_000).length;
  const { broken, silent } = countPages(table).status;
  return `${plural(heavy, 'URL')} over 1 MB, ${formatNumber(broken + silent)} failed. Sizes are as transferred.`;
}

/** Shows how deep a site is and where its problems are, in one chart. */
export function StructureSummary({ lists }: { readonly lists: ReportLists }) {
  const table = usePageTable(lists);
  const { follow, linkTo } = useReportView();
  const depths = useMemo(() => table && byDepth(table), [table]);
  // The Structure tab says why and offers to try again.
  if (lists.columns.failure !== undefined || table?.length === 0) return null;
  return (
    <Section title="Structure" aside={<TextLink to={linkTo({ tab: 'structure' })}>Show structure</TextLink>}>
      {depths ? (
        <SmallMultiples
          title="URLs by depth"
          words={`${plural(depths.total, 'URL')}, ${formatNumber(depths.bars.reduce((sum, { pieces }) => sum + pieces.error, 0))} with errors.`}
          barTitle="Depth"
          multiples={[depths]}
          styles={healthStyles}
          onPick={(_, { key }) => follow({ tab: 'pages', address: null, ...pagesOfDepth(key) })}
        />
      ) : (
        <SkeletonRows rows={4} words="Loading the chart" />
      )}
    </Section>
  );
}
