import { pathTo } from '../../../domain/routes';
import { isRuleId, rules } from '../../../domain/rules';
import { plural } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { color, space, text } from '../../../ui/theme/tokens';
import type { RuleView } from './ruleViews';

/** Why a rule matters, how to fix what it found, and where more is said. */
export function Advice({ view }: { readonly view: RuleView }) {
  const { rule, findings, length } = view;
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
          {plural(findings - length, 'earlier finding')} can be shown once the job has ended.
        </p>
      )}
    </div>
  );
}
