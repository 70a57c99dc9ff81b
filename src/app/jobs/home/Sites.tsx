import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { Score } from '#app/job-views/Score';
import { useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { isVerifiedDomain, verificationHostOf } from '#domain/domainVerification';
import { pathTo } from '#domain/routes';
import { type SiteHistory, siteIdOf } from '#domain/siteHistory';
import { type SiteRun, startUrlOf } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { Badge } from '#ui/Badge';
import { Sparkline } from '#ui/chart/Sparkline';
import { DateTime } from '#ui/DateTime';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { type Column, Table } from '#ui/Table';
import { RowLink } from '#ui/TextLink';
import { color, phone, space } from '#ui/theme/tokens';
import { proofsQuery, VerifyButton } from '../sites/VerifyButton';

interface Row {
  readonly host: string;
  /** The runs with the same options as the last one: only their scores are comparable. */
  readonly like: readonly SiteRun[];
  readonly last: SiteRun;
  readonly standing: Standing;
}

type Standing = 'unknown' | 'verified' | 'unproven';

const columns: readonly Column<Row>[] = [
  {
    title: 'Site',
    cut: true,
    cell: ({ host }) => {
      const shown = unicodeHost(host);
      return <RowLink to={`${pathTo('jobs')}?site=${encodeURIComponent(shown)}`}>{shown}</RowLink>;
    },
  },
  { title: 'Score', numeric: true, width: '5rem', cell: ({ last }) => <Score result={last} /> },
  {
    title: 'Trend',
    width: '7rem',
    cell: ({ like }) => (
      <Widget area="The trend">
        <Sparkline values={like.map(({ score }) => score)} top={100} words={trendWords(like)} />
      </Widget>
    ),
  },
  {
    title: 'Errors',
    numeric: true,
    width: '5rem',
    wideOnly: true,
    cell: ({ last }) => formatNumber(last.errors),
  },
  { title: 'Yours', width: '7rem', cell: (row) => <Yours {...row} /> },
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

interface SitesProps {
  readonly sites: readonly SiteHistory[];
  /** Shown below them: the link to the rest. */
  readonly children?: ReactNode;
}

/**
 * Lists each site with its score and trend, both of the kind of check that ran last. Worse results of other
 * kinds are reported above while they last.
 */
export function Sites({ sites, children }: SitesProps) {
  const standingOf = useStanding();
  const rows = sites.flatMap(({ host, runs }): Row[] => {
    const last = runs.at(-1);
    if (!last) return [];
    const like = runs.filter(({ comparable }) => comparable === last.comparable);
    return [{ host, like, last, standing: standingOf(startUrlOf(last)) }];
  });
  return (
    <Section title="Sites">
      <Table
        caption="Your sites, most recently checked first"
        columns={columns}
        rows={rows}
        keyOf={({ host }) => siteIdOf(host)}
      />
      {children}
    </Section>
  );
}

/** On a phone, it is below the site and aligned with its text. */
const flush = css({ [phone]: { marginLeft: `-${space(2)}` } });

function Yours({ last, standing }: Row) {
  const url = startUrlOf(last);
  switch (standing) {
    case 'unknown':
      return null;
    case 'verified':
      return (
        <Badge tone="fixed" shape="tick">
          Verified
        </Badge>
      );
    case 'unproven':
      return (
        <span css={flush}>
          <VerifyButton url={url} host={verificationHostOf(url)} label="Verify" />
        </span>
      );
  }
}

/** Returns a function that tells whether a site is verified as the user's own. */
function useStanding(): (url: string) => Standing {
  const { uid } = useAccount();
  const proofs = useQuery(proofsQuery(uid));
  return (url) => {
    if (proofs.status !== 'ready') return 'unknown';
    const proof = proofs.value.find(({ host }) => host === verificationHostOf(url));
    return isVerifiedDomain(proof, new Date()) ? 'verified' : 'unproven';
  };
}

const trendShown = 6;

function trendWords(runs: readonly SiteRun[]): string {
  return `Last scores with the same settings: ${runs
    .slice(-trendShown)
    .map(({ score }) => score)
    .join(', ')}`;
}
