import { Link } from '@reach/router';
import { useReportView } from '#app/jobs/report-data/useReportView';
import { type Fix, fixesOf, type ReportSummary } from '#domain/report';
import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { linkToRule } from '../findings/useOpenGroups';

interface FixFirstProps {
  readonly summary: Pick<ReportSummary, 'fixFirst' | 'rules'>;
}

/** Shows the few rules whose fixes raise the score most, and their total gain. */
export function FixFirst({ summary }: FixFirstProps) {
  const fixes = fixesOf(summary);
  if (fixes.length === 0) return null;
  return (
    <Section title="Fix first">
      <div css={{ display: 'grid', gap: space(4) }}>
        <p css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>
          {fixes.length === 1 ? 'This fix is' : `These ${fixes.length} fixes are`} worth{' '}
          <strong css={{ color: color.ink, fontWeight: 600 }}>
            {plural(summary.fixFirst.points, 'point')}
          </strong>
          {fixes.length > 1 && ' together'}.
        </p>
        <ol css={{ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' }}>
          {fixes.map((fix) => (
            <OneFix key={fix.rule} {...fix} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function OneFix({ rule, points, findings, pages }: Fix) {
  const { query, pathname } = useReportView();
  return (
    <li css={{ display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space(3) }}>
      <span css={{ color: color.fixed, fontSize: text.sm }}>
        {points === 0 ? 'less than 1 point' : `+${plural(points, 'point')}`}
      </span>
      <div css={{ fontSize: text.sm, lineHeight: 1.5 }}>
        <Link to={pathname + linkToRule(rule, query)} css={{ color: color.ink, fontWeight: 550 }}>
          {isRuleId(rule) ? rules[rule].title : rule}
        </Link>
        <span css={{ color: color.inkFaint }}>
          {' '}
          {plural(findings, 'finding')} on {plural(pages, 'page')}
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
