import { css } from '@emotion/react';
import type { Finding } from '#domain/finding';
import { pageCountOf } from '#domain/occurrences';
import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { SeverityBadge } from '#ui/Severity';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { Evidence, hasEvidence } from '../report-views/findings/Evidence';

const list = css({ display: 'grid', maxWidth: '60rem', margin: 0, padding: 0, listStyle: 'none' });

const item = css({
  display: 'grid',
  gap: space(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space(4)} 0`,
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
});

/** A URL is a box of its own, so the words beside it need the same baseline. */
const where = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space(1)}` });

const small = css({ margin: 0, fontSize: text.xs, color: color.inkSoft, overflowWrap: 'anywhere' });

/** Lists findings with their evidence. Their text is from the checked site, so it is only shown as text. */
export function CheckFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul css={list}>
      {findings.map((finding) => (
        <li key={finding.fingerprint} css={item}>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(2) }}>
            <SeverityBadge severity={finding.severity} />
            <h3 css={{ margin: 0, fontSize: text.sm, fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{finding.message}</bdi>
            </h3>
          </div>
          <div css={[small, where]}>
            <span>On</span> <Url url={finding.page} />{' '}
            {pageCountOf(finding) > 1 && <span>and {plural(pageCountOf(finding) - 1, 'more page')}</span>}
          </div>
          {hasEvidence(finding) && <Evidence finding={finding} />}
          <Fix rule={finding.rule} />
        </li>
      ))}
    </ul>
  );
}

function Fix({ rule }: { readonly rule: string }) {
  if (!isRuleId(rule)) return null;
  return (
    <p css={small}>
      {rules[rule].fix} <a href={pathTo('docsRule', { rule })}>{rules[rule].title}</a>
    </p>
  );
}
