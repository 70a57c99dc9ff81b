import { hasEnded } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { isRuleId, rules } from '../../../domain/rules';
import { plural } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { color, space, text } from '../../../ui/theme/tokens';
import { useReportOf } from '../report/ReportContext';
import type { RuleView } from './ruleViews';

/** Why a rule matters, how to fix what it found, and where more is said. */
export function Advice({ view }: { readonly view: RuleView }) {
  const { rule, findings, length } = view;
  const report = useReportOf();
  const ended = report !== undefined && hasEnded(report.job.state);
  return (
    <div
      css={{
        padding: `${space(2)} 0 ${space(3)}`,
        maxWidth: '44rem',
        fontSize: text.sm,
        color: color.inkSoft,
      }}
    >
      {isRuleId(rule) && (
        <p css={{ margin: 0 }}>
          {rules[rule].why} {rules[rule].fix}{' '}
          <TextLink to={pathTo('docsRule', { rule })}>About this rule</TextLink>
        </p>
      )}
      {length < findings && (
        <p css={{ margin: `${space(1)} 0 0`, color: color.inkFaint, fontSize: text.xs }}>
          {plural(findings - length, 'earlier finding')}{' '}
          {ended ? 'can be shown now that' : 'will be listed when'} the job has ended.
        </p>
      )}
    </div>
  );
}
