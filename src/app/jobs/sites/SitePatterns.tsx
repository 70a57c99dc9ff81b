import { css } from '@emotion/react';
import { explain } from '#app/live/explain';
import { matchWords } from '#domain/ignorePattern';
import { isRuleId, rules } from '#domain/rules';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { color, space, text } from '#ui/theme/tokens';
import { type StoredPattern, useRemoveIgnorePattern } from '../operations/ignorePattern';
import type { Site } from './siteQueries';

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
export function SitePatterns({ site, patterns }: SitePatternsProps) {
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
