import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';

interface AdviceProps {
  readonly rule: string;
  /** The number of findings of a running job that precede the loaded ones. */
  readonly earlier?: number;
}

/** Says why a rule matters and how to fix its findings, with a link to its docs page. */
export function Advice({ rule, earlier = 0 }: AdviceProps) {
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
      {earlier > 0 && (
        <p css={{ margin: `${space(1)} 0 0`, color: color.inkFaint, fontSize: text.xs }}>
          {plural(earlier, 'earlier finding')} will be shown when the job has ended.
        </p>
      )}
    </div>
  );
}
