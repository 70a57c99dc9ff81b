import { css } from '@emotion/react';
import { useState } from 'react';
import { pathTo } from '../../../domain/routes';
import { isRuleId, type RuleMeta, rules } from '../../../domain/rules';
import { Button } from '../../../ui/Button';
import { formatNumber, plural } from '../../../ui/format';
import { SeverityBadge } from '../../../ui/Severity';
import { TextLink } from '../../../ui/TextLink';
import { color, font, phone, space, text } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import { FindingItem } from './FindingItem';
import type { RuleGroup } from './groupFindings';

/** Pages shown at first and with every “Show more”: what a browser lays out without a stutter. */
const pagesAtOnce = 20;

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: '2.75rem',
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  fontSize: text.sm,
  '&:hover h3': { textDecoration: 'underline' },
  [phone]: { flexWrap: 'wrap' },
});

const number = css({
  marginLeft: 'auto',
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
});

/** Everything one rule found, folded until it is wanted. */
export function RuleSection({ group, open }: { readonly group: RuleGroup; readonly open: boolean }) {
  const [shown, setShown] = useState(pagesAtOnce);
  const [unfolded, setUnfolded] = useState(open);
  const meta: RuleMeta | undefined = isRuleId(group.rule) ? rules[group.rule] : undefined;
  return (
    <details
      open={unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      css={{ borderBottom: `1px solid ${color.line}` }}
    >
      <summary css={head}>
        <SeverityBadge severity={group.severity} />
        <h3 css={{ margin: 0, fontSize: text.sm, fontWeight: 600, letterSpacing: 0 }}>
          {meta?.title ?? group.rule}
        </h3>
        <span css={number}>
          {formatNumber(group.findings)} on {plural(group.pages.length, 'page')}
          {group.points ? `, +${plural(group.points, 'point')}` : ''}
        </span>
      </summary>
      {unfolded && (
        <div
          css={{
            display: 'grid',
            gap: space(3),
            paddingBottom: space(4),
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {meta && <Advice rule={group.rule} meta={meta} />}
          {group.pages.slice(0, shown).map(({ page, findings }) => (
            <div key={page} css={{ paddingLeft: space(3), borderLeft: `1px solid ${color.lineStrong}` }}>
              <Url address={page} pathOnly copy />
              <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {findings.map((finding) => (
                  <FindingItem key={finding.fingerprint} finding={finding} />
                ))}
              </ul>
            </div>
          ))}
          {group.pages.length > shown && (
            <div>
              <Button onClick={() => setShown(shown + pagesAtOnce)}>
                Show more: {plural(group.pages.length - shown, 'page')} left
              </Button>
            </div>
          )}
        </div>
      )}
    </details>
  );
}

function Advice({ rule, meta }: { readonly rule: string; readonly meta: RuleMeta }) {
  return (
    <p css={{ margin: 0, maxWidth: '44rem', fontSize: text.sm, color: color.inkSoft }}>
      {meta.why} {meta.fix} <TextLink to={pathTo('docsRule', { rule })}>About this rule</TextLink>
    </p>
  );
}
