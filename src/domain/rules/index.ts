import { accessibilityRules } from './accessibility';
import { contentRules } from './content';
import { crawlabilityRules } from './crawlability';
import { type CategoryId, categoryIds, type RuleMeta } from './define';
import { linkRules } from './links';
import { securityRules } from './security';
import { speedRules } from './speed';

export { type CategoryId, categoryIds, type RuleMeta };

/** Every audit rule's metadata, by id. The checks themselves are in functions/src/audit/rules. */
export const rules = {
  ...linkRules,
  ...crawlabilityRules,
  ...contentRules,
  ...accessibilityRules,
  ...securityRules,
  ...speedRules,
};

export type RuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as RuleId[];

/** Rules about how long an answer took, which is another time each time. */
export const rulesOfPace: readonly RuleId[] = ['slow-link', 'slow-response'];

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
