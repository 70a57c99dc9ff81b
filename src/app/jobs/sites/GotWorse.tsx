import { pathTo } from '#domain/routes';
import { gotWorse, type SiteChange, type SiteHistory } from '#domain/siteHistory';
import { type SiteRun, scopeOf, startUrlOf, type UnreadReason, type UnreadRun } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { plural } from '#ui/format';
import { Shape } from '#ui/Icon';
import { Section } from '#ui/Page';
import { RowLink } from '#ui/TextLink';
import { color, space } from '#ui/theme/tokens';

interface GotWorseProps {
  readonly sites: readonly SiteHistory[];
  readonly title?: string;
}

/**
 * Lists the checks that got worse than the previous one of their kind, a line each; nothing where there is
 * none.
 */
export function GotWorse({ sites, title = 'Sites that got worse' }: GotWorseProps) {
  const worse = sites.flatMap(linesOf);
  if (worse.length === 0) return null;
  return (
    <Section title={title}>
      <ul css={{ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' }}>
        {worse.map(({ name, jobId, words }) => (
          <li key={jobId} css={{ display: 'flex', gap: space(2.5), alignItems: 'baseline' }}>
            <span css={{ color: color.warning }}>
              <Shape name="triangle" />
            </span>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <RowLink to={pathTo('job', { jobId })}>{name}</RowLink>
              <span css={{ color: color.inkSoft }}>: {words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Line {
  readonly name: string;
  readonly jobId: string;
  readonly words: string;
}

function linesOf(site: SiteHistory): readonly Line[] {
  return gotWorse(site).map((news) => {
    const words = news.now.unread ? wordsOfUnread(news.now, news.now.unread) : changeWords(news);
    return { name: nameOf(site, news), jobId: news.jobId, words };
  });
}

/**
 * Returns “shop.example.com”, or “shop.example.com/cart”: checks of a site that start at different pages may
 * all be worse.
 */
function nameOf({ host }: SiteHistory, { now }: SiteChange): string {
  const path = startUrlOf(now).split('/').slice(3).join('/');
  return unicodeHost(host) + (path && `/${path}`);
}

/**
 * Follows a site's name. It describes that check only: one with other options may have read pages since. The
 * robots.txt may be that of another site that the URL redirects to.
 */
const unreadWords: Record<UnreadReason, string> = {
  'site-unreachable': 'can no longer be reached',
  'no-page': 'none of its pages can be read anymore',
  scripted: 'its content is now rendered by scripts and couldn’t be evaluated',
  'blocked-by-robots': 'robots.txt blocks the crawler',
};

/** A check of a sitemap's URLs fails the same way whether the site is down or its sitemap is gone. */
function wordsOfUnread(run: SiteRun, { why }: UnreadRun): string {
  const isSitemap = why === 'site-unreachable' && scopeOf(run) === 'sitemap';
  return isSitemap ? 'its sitemap can no longer be read' : unreadWords[why];
}

/** Returns “3 new errors, score 87 to 74”; without a comparison “score 87 to 74, 3 more errors”. */
function changeWords({ now, before }: SiteChange): string {
  const score = scoreWords(now.score, before?.score);
  if (now.worse) {
    const { errors, warnings } = now.worse;
    return [
      ...(errors > 0 ? [plural(errors, 'new error')] : []),
      ...(warnings > 0 ? [plural(warnings, 'new warning')] : []),
      score,
    ].join(', ');
  }
  const errors = now.errors - (before?.errors ?? 0);
  return [
    score,
    ...(errors > 0 ? [`${plural(errors, 'more error', 'more errors')}`] : []),
    ...(errors < 0 ? [`${plural(-errors, 'error')} fewer`] : []),
  ].join(', ');
}

function scoreWords(now: number, before: number | undefined): string {
  if (before === undefined) return `score ${now}`;
  return now === before ? `score still ${now}` : `score ${before} to ${now}`;
}
