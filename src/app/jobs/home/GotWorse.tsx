import { pathTo } from '../../../domain/routes';
import { gotWorse, type SiteChange, type SiteHistory, type UnreadWhy } from '../../../domain/siteHistory';
import { unicodeHost } from '../../../domain/unicodeHost';
import { plural } from '../../../ui/format';
import { Section } from '../../../ui/Page';
import { Shape } from '../../../ui/Shape';
import { RowLink } from '../../../ui/TextLink';
import { color, space } from '../../../ui/theme/tokens';

/** Sites whose last check is worse than the comparable one before, or read nothing any more; nothing where there is none. */
export function GotWorse({ sites }: { readonly sites: readonly SiteHistory[] }) {
  const worse = sites.flatMap(newsOf);
  if (worse.length === 0) return null;
  return (
    <Section title="Got worse since last time">
      <ul css={{ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' }}>
        {worse.map(({ host, jobId, words }) => (
          <li key={host} css={{ display: 'flex', gap: space(2.5), alignItems: 'baseline' }}>
            <span css={{ color: color.warning }}>
              <Shape name="triangle" />
            </span>
            <span>
              <RowLink to={pathTo('job', { jobId })}>{unicodeHost(host)}</RowLink>
              <span css={{ color: color.inkSoft }}>: {words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface News {
  readonly host: string;
  readonly jobId: string;
  readonly words: string;
}

function newsOf(site: SiteHistory): readonly News[] {
  const { host, unread } = site;
  if (unread) return [{ host, jobId: unread.jobId, words: unreadWords[unread.why] }];
  const change = gotWorse(site);
  return change ? [{ host, jobId: change.now.jobId, words: changeWords(change) }] : [];
}

/** After a site's name; the robots.txt may be another site's that its address leads to. */
const unreadWords: Record<UnreadWhy, string> = {
  'site-unreachable': 'can’t be reached any more',
  'no-page': 'no page of it could be read any more',
  'blocked-by-robots': 'robots.txt keeps the check out now',
};

/** “3 new errors, score 87 to 74”; without a comparison “score 87 to 74, 3 more errors”. */
export function changeWords({ now, before }: SiteChange): string {
  const score =
    now.score === before.score ? `score still ${now.score}` : `score ${before.score} to ${now.score}`;
  if (now.worse) {
    const { errors, warnings } = now.worse;
    return [
      ...(errors > 0 ? [plural(errors, 'new error')] : []),
      ...(warnings > 0 ? [plural(warnings, 'new warning')] : []),
      score,
    ].join(', ');
  }
  const errors = now.errors - before.errors;
  return [
    score,
    ...(errors > 0 ? [`${plural(errors, 'more error', 'more errors')}`] : []),
    ...(errors < 0 ? [`${plural(-errors, 'error')} fewer`] : []),
  ].join(', ');
}
