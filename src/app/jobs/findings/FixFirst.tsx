import type { RuleSummary } from '../../../domain/report';
import { pathTo } from '../../../domain/routes';
import { isRuleId, rules } from '../../../domain/rules';
import { plural } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { color, font, space, text } from '../../../ui/theme/tokens';

/** The three rules whose repair lifts the score most. */
export function worthFixing(summary: readonly RuleSummary[]): readonly RuleSummary[] {
  return summary
    .filter((rule) => rule.points > 0)
    .sort((a, b) => b.points - a.points || b.findings - a.findings)
    .slice(0, 3);
}

export function FixFirst({ summary }: { readonly summary: readonly RuleSummary[] }) {
  return (
    <ol css={{ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' }}>
      {worthFixing(summary).map(({ rule, points, findings, pages }) => (
        <li key={rule} css={{ display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space(3) }}>
          <span css={{ fontFamily: font.mono, color: color.fixed, fontSize: text.sm }}>
            +{plural(points, 'point')}
          </span>
          <div css={{ fontSize: text.sm, lineHeight: 1.5 }}>
            <TextLink to={pathTo('docsRule', { rule })}>{isRuleId(rule) ? rules[rule].title : rule}</TextLink>
            <span css={{ color: color.inkFaint }}>
              {' '}
              {plural(findings, 'finding')} on {plural(pages, 'page')}
            </span>
            {isRuleId(rule) && <div css={{ color: color.inkSoft }}>{rules[rule].fix}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
