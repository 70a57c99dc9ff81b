import { useMemo } from 'react';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import { formatNumber, plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { TextLink } from '#ui/TextLink';
import { usePageTable } from '../pages/PageTable';
import { byDepth, pagesOfDepth } from './multiples';
import { SmallMultiples } from './SmallMultiples';
import { healthStyles } from './StructurePanel';

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
