import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';

interface AdviceProps {
  readonly rule: string;
  /** Findings of a running job that came before those that were read. */
  readonly earlier?: number;
}

/** Why a rule matters, how to fix what it found, and where more is said. */
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
