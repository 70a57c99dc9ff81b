import { css } from '@emotion/react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import { useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import { matchWords } from '#domain/ignorePattern';
import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import type { SiteRun } from '#domain/siteRun';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonBar } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { patternsQuery, type StoredPattern, useRemoveIgnorePattern } from '../operations/ignorePattern';
import type { Site } from './siteQueries';

interface SiteDecisionsProps {
  readonly site: Site;
  /** The newest run with a report. */
  readonly last: SiteRun | undefined;
}

const words = { margin: 0, color: color.inkSoft, fontSize: text.sm } as const;

/** Shows how many findings of a site are ignored, with a link to those in the latest report, and the patterns. */
export function SiteDecisions({ site, last }: SiteDecisionsProps) {
  const { data } = useBackend();
  const from = paths.issues(site.uid, site.host);
  // Not a count: its request has the path in its URL, where the colon before a port can’t be part of it.
  const issues = useRead(from, () => data.readQuery({ from, orderBy: ['at', 'desc'], limit: maxCounted }));
  const patterns = useQuery(patternsQuery(site.uid, site.host));
  const failed = [issues, patterns].find(({ status }) => status === 'error');
  return (
    <Section title="Ignored findings">
      {(issues.status === 'loading' || patterns.status === 'loading') && <SkeletonBar width="60%" />}
      {failed?.status === 'error' && <ErrorState words={explain(failed.error)} />}
      {issues.status === 'ready' && patterns.status === 'ready' && (
        <p css={words}>
          {issues.value.length + patterns.value.length === 0 ? (
            'None. A finding that you ignore stays ignored in later reports.'
          ) : (
            <>
              {countWords(issues.value.length, patterns.value.length)}{' '}
              {last && (
                <TextLink to={`${pathTo('job', { jobId: last.jobId })}?mark=ignored`}>
                  Show in the latest report
                </TextLink>
              )}
            </>
          )}
        </p>
      )}
      {patterns.status === 'ready' && patterns.value.length > 0 && (
        <SitePatterns site={site} patterns={patterns.value} />
      )}
    </Section>
  );
}

/** Reading more documents for one number isn’t worth their cost. */
const maxCounted = 100;

function countWords(findings: number, patterns: number): string {
  const some = findings < maxCounted ? plural(findings, 'finding') : `${maxCounted} or more findings`;
  if (findings === 0) return `${plural(patterns, 'pattern')}.`;
  return `${some}${patterns > 0 ? ` and ${plural(patterns, 'pattern')}` : ''}, including false positives.`;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: `${space(1)} ${space(3)}`,
  alignItems: 'start',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

interface SitePatternsProps {
  readonly site: Site;
  readonly patterns: readonly StoredPattern[];
}

/** Lists the patterns of ignored findings of a site, each with its reason, its time and a button to remove it. */
function SitePatterns({ site, patterns }: SitePatternsProps) {
  return (
    <ul
      aria-label="Patterns of ignored findings"
      css={{ display: 'grid', gap: space(3), margin: `${space(3)} 0 0`, padding: 0, listStyle: 'none' }}
    >
      {patterns.map((pattern) => (
        <Pattern key={pattern.patternId} site={site} pattern={pattern} />
      ))}
    </ul>
  );
}

function Pattern({ site, pattern }: { readonly site: Site; readonly pattern: StoredPattern }) {
  const { state, run } = useRemoveIgnorePattern(site.host);
  const { rule, reason, at } = pattern;
  const title = isRuleId(rule) ? rules[rule].title : rule;
  const words = `${title} ${matchWords(pattern)}`;
  return (
    <li css={row}>
      <span>
        <bdi>{words}</bdi>
        <span css={{ display: 'block', color: color.inkSoft, fontSize: text.xs }}>
          {pattern.state === 'ignored' ? 'Ignored' : 'False positive'}, added <DateTime date={at} />
          {reason !== '' && (
            <>
              : <bdi>{reason}</bdi>
            </>
          )}
        </span>
        {state.status === 'failed' && (
          <span role="alert" css={{ display: 'block', fontSize: text.xs }}>
            {explain(state.error).message}
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        aria-label={`Remove pattern: ${words}`}
        busy={state.status === 'busy' ? 'Removing' : undefined}
        onClick={() => run(pattern)}
      >
        Remove
      </Button>
    </li>
  );
}
