import { css } from '@emotion/react';
import { Widget } from '#app/errors/ErrorBoundary';
import { Score, ScoreChange } from '#app/job-views/Score';
import { dueQuery, listedAtFirst } from '#app/job-views/scheduleQueries';
import { useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { pathTo } from '#domain/routes';
import { type SiteHistory, siteIdOf, trendOf } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { Sparkline } from '#ui/chart/Sparkline';
import { DateTime } from '#ui/DateTime';
import { SiteTile } from '#ui/SiteTile';
import { RowLink } from '#ui/TextLink';
import { color, radius, space, text } from '#ui/theme/tokens';

const grid = css({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  alignItems: 'start',
  gap: `${space(1)} ${space(3)}`,
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  '&:hover': { borderColor: color.lineStrong },
  // The whole card is the target of its link.
  'a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius },
  'a:focus-visible': { outline: 'none' },
  'a:focus-visible::after': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
});
const name = css({ minWidth: 0, overflowWrap: 'anywhere', fontSize: text.sm, lineHeight: 1.4 });
const times = css({ color: color.inkFaint, fontSize: text.xs });
const result = css({
  display: 'grid',
  justifyItems: 'end',
  gap: space(1.5),
  fontSize: text.sm,
  lineHeight: 1.4,
});

/** Shows sites as cards, each with its latest score and a link to its page. */
export function SiteCards({ sites }: { readonly sites: readonly SiteHistory[] }) {
  const nextRunOf = useNextRuns();
  return (
    <ul css={grid}>
      {sites.map((site) => (
        <SiteCard key={siteIdOf(site.host)} site={site} nextRunAt={nextRunOf(site.host)} />
      ))}
    </ul>
  );
}

interface SiteCardProps {
  readonly site: SiteHistory;
  readonly nextRunAt: Date | undefined;
}

function SiteCard({ site, nextRunAt }: SiteCardProps) {
  const { host, icon } = site;
  const like = trendOf(site);
  const last = like.at(-1);
  const shown = unicodeHost(host);
  return (
    <li css={card}>
      <SiteTile name={shown} icon={icon} />
      <div css={name}>
        <RowLink to={pathTo('site', { site: host })}>{shown}</RowLink>
        {last && (
          <div css={times}>
            Checked <DateTime date={last.at} />
          </div>
        )}
        {nextRunAt && (
          <div css={times}>
            Next run <DateTime date={nextRunAt} />
          </div>
        )}
      </div>
      {last && (
        <div css={result}>
          <span css={{ display: 'inline-flex', alignItems: 'baseline', gap: space(2) }}>
            <ScoreChange now={last.score} before={like.at(-2)?.score} />
            <Score result={last} />
          </span>
          {like.length > 1 && (
            <Widget area="The trend">
              <Sparkline values={like.map(({ score }) => score)} top={100} words={trendWords(like)} />
            </Widget>
          )}
        </div>
      )}
    </li>
  );
}

const trendShown = 6;

function trendWords(runs: readonly SiteRun[]): string {
  return `Last scores with the same settings: ${runs
    .slice(-trendShown)
    .map(({ score }) => score)
    .join(', ')}`;
}

/**
 * Returns a function that returns a site's next scheduled run, if it is among the user's next ones. Shares the
 * listener of the dashboard's schedules.
 */
function useNextRuns(): (host: string) => Date | undefined {
  const { uid } = useAccount();
  const due = useQuery(dueQuery(uid, listedAtFirst));
  // Sorted by time, so the first of a site is its next.
  const schedules = due.status === 'ready' ? due.value : [];
  return (host) => schedules.find(({ input }) => new URL(input.url).host === host)?.nextRunAt ?? undefined;
}
