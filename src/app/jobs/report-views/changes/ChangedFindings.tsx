import { useState } from 'react';
import type { Finding } from '#domain/finding';
import { isRuleId, rules } from '#domain/rules';
import { toneColor } from '#ui/Badge';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const shownAtOnce = 200;

interface ChangedFindingsProps {
  readonly title: string;
  /** The findings that the comparison names. */
  readonly findings: readonly Finding[];
  readonly all: number;
  readonly none: string;
}

/** Lists the new or the fixed findings in batches, as far as they are known. */
export function ChangedFindings({ title, findings, all, none }: ChangedFindingsProps) {
  const [shown, setShown] = useState(shownAtOnce);
  const left = findings.length - shown;
  return (
    <section aria-label={title}>
      <h3 css={{ margin: 0, fontSize: text.sm, fontWeight: 600, letterSpacing: 0 }}>{title}</h3>
      {all === 0 && <p css={{ margin: `${space(1)} 0 0`, color: color.inkFaint }}>{none}</p>}
      <ul css={{ margin: `${space(2)} 0 0`, padding: 0, listStyle: 'none' }}>
        {findings.slice(0, shown).map((finding) => (
          <ChangedFinding key={finding.fingerprint} finding={finding} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {left > shownAtOnce ? `Show ${shownAtOnce} more of ${formatNumber(left)}` : `Show ${left} more`}
        </Button>
      )}
      {all > findings.length && (
        <p css={{ fontSize: text.xs, color: color.inkFaint }}>
          {plural(all - findings.length, 'more finding is', 'more findings are')} counted but not listed. The
          list shows up to {formatNumber(findings.length)}.
        </p>
      )}
    </section>
  );
}

function ChangedFinding({ finding }: { readonly finding: Finding }) {
  const { tone, shape } = severityStyles[finding.severity];
  return (
    <li
      css={{
        display: 'grid',
        gap: space(0.5),
        padding: `${space(2)} 0`,
        borderBottom: `1px solid ${color.line}`,
      }}
    >
      <span css={{ display: 'flex', alignItems: 'baseline', gap: space(2), overflowWrap: 'anywhere' }}>
        <span css={{ display: 'inline-flex', flex: 'none' }} style={{ color: toneColor(tone) }}>
          <Shape name={shape} size={9} />
        </span>
        <span>
          <strong css={{ fontWeight: 600 }}>
            {isRuleId(finding.rule) ? rules[finding.rule].title : finding.rule}.
          </strong>{' '}
          <bdi>{finding.message}</bdi>
        </span>
      </span>
      <span css={{ paddingLeft: space(4.5), minWidth: 0 }}>
        <Url url={finding.page} pathOnly />
      </span>
    </li>
  );
}
