import { pathTo } from '../../../domain/routes';
import { type SiteHistory, type SiteRun, siteIdOf } from '../../../domain/siteHistory';
import { Sparkline } from '../../../ui/chart/Sparkline';
import { DateTime } from '../../../ui/DateTime';
import { formatNumber } from '../../../ui/format';
import { Section } from '../../../ui/Page';
import { type Column, Table } from '../../../ui/Table';
import { RowLink } from '../../../ui/TextLink';
import { color } from '../../../ui/theme/tokens';
import { Score } from '../../job-views/Score';

interface Row {
  readonly host: string;
  readonly runs: readonly SiteRun[];
  readonly last: SiteRun;
}

const columns: readonly Column<Row>[] = [
  {
    title: 'Site',
    cut: true,
    cell: ({ host }) => <RowLink to={`${pathTo('jobs')}?site=${encodeURIComponent(host)}`}>{host}</RowLink>,
  },
  { title: 'Score', numeric: true, width: '5rem', cell: ({ last }) => <Score result={last} /> },
  {
    title: 'Trend',
    width: '7rem',
    wideOnly: true,
    cell: ({ runs }) => (
      <Sparkline values={runs.map(({ score }) => score)} top={100} words={trendWords(runs)} />
    ),
  },
  {
    title: 'Errors',
    numeric: true,
    width: '5rem',
    wideOnly: true,
    cell: ({ last }) => formatNumber(last.errors),
  },
  {
    title: 'Last report',
    width: '9rem',
    wideOnly: true,
    cell: ({ last }) => (
      <span css={{ color: color.inkFaint }}>
        <DateTime date={last.at} />
      </span>
    ),
  },
];

/** Each site with its score and how it went. */
export function Sites({ sites }: { readonly sites: readonly SiteHistory[] }) {
  const rows = sites.flatMap(({ host, runs }) => {
    const last = runs.at(-1);
    return last ? [{ host, runs, last }] : [];
  });
  return (
    <Section title="Sites">
      <Table
        caption="Your sites, the latest checked first"
        columns={columns}
        rows={rows}
        keyOf={({ host }) => siteIdOf(host)}
      />
    </Section>
  );
}

const trendShown = 6;

function trendWords(runs: readonly SiteRun[]): string {
  return `Last scores: ${runs
    .slice(-trendShown)
    .map(({ score }) => score)
    .join(', ')}`;
}
