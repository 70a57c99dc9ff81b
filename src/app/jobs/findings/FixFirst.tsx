import { Link } from '@reach/router';
import type { ReportSummary } from '../../../domain/report';
import { pathTo } from '../../../domain/routes';
import { isRuleId, type RuleId, rules } from '../../../domain/rules';
import { plural } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { color, font, space, text } from '../../../ui/theme/tokens';

/** The few rules whose repair lifts the score most, and what they are worth together. */
export function FixFirst({ summary }: { readonly summary: ReportSummary }) {
  const { rules: first, points } = summary.fixFirst;
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <p css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>
        {first.length === 1 ? 'This fix is' : `These ${first.length} fixes are`} worth{' '}
        <strong css={{ color: color.ink, fontWeight: 600 }}>{plural(points, 'point')}</strong>
        {first.length > 1 && ' together'}.
      </p>
      <ol css={{ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' }}>
        {first.map((rule) => (
          <Fix key={rule} rule={rule} summary={summary} />
        ))}
      </ol>
    </div>
  );
}

function Fix({ rule, summary }: { readonly rule: RuleId; readonly summary: ReportSummary }) {
  const own = summary.rules.filter((one) => one.rule === rule);
  const sum = (of: 'points' | 'findings' | 'pages') => own.reduce((all, one) => all + one[of], 0);
  return (
    <li css={{ display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space(3) }}>
      <span css={{ fontFamily: font.mono, color: color.fixed, fontSize: text.sm }}>
        +{plural(sum('points'), 'point')}
      </span>
      <div css={{ fontSize: text.sm, lineHeight: 1.5 }}>
        <Link to={`?rule=${rule}`} css={{ color: color.ink, fontWeight: 550 }}>
          {isRuleId(rule) ? rules[rule].title : rule}
        </Link>
        <span css={{ color: color.inkFaint }}>
          {' '}
          {plural(sum('findings'), 'finding')} on {plural(sum('pages'), 'page')}
        </span>
        {isRuleId(rule) && (
          <div css={{ color: color.inkSoft }}>
            {rules[rule].fix}{' '}
            <span css={{ '@media print': { display: 'none' } }}>
              <TextLink to={pathTo('docsRule', { rule })}>About this rule</TextLink>
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
