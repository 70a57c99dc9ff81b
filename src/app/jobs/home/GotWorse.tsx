import { pathTo } from '../../../domain/routes';
import { gotWorse, type SiteChange, type SiteHistory } from '../../../domain/siteHistory';
import { plural } from '../../../ui/format';
import { Section } from '../../../ui/Page';
import { Shape } from '../../../ui/Shape';
import { RowLink } from '../../../ui/TextLink';
import { color, space } from '../../../ui/theme/tokens';

/** Sites whose last report is worse than the comparable one before; nothing where there is none. */
export function GotWorse({ sites }: { readonly sites: readonly SiteHistory[] }) {
  const worse = sites.flatMap((site) => {
    const change = gotWorse(site);
    return change ? [{ host: site.host, change }] : [];
  });
  if (worse.length === 0) return null;
  return (
    <Section title="Got worse since last time">
      <ul css={{ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' }}>
        {worse.map(({ host, change }) => (
          <li key={host} css={{ display: 'flex', gap: space(2.5), alignItems: 'baseline' }}>
            <span css={{ color: color.warning }}>
              <Shape name="triangle" />
            </span>
            <span>
              <RowLink to={pathTo('job', { jobId: change.now.jobId })}>{host}</RowLink>
              <span css={{ color: color.inkSoft }}>: {changeWords(change)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
