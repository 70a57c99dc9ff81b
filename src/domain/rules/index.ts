import { accessibilityRules } from './accessibility';
import { contentRules } from './content';
import { crawlabilityRules } from './crawlability';
import { type CategoryId, categoryIds, type RuleMeta } from './define';
import { linkRules } from './links';
import { securityRules } from './security';
import { speedRules } from './speed';

export { type CategoryId, categoryIds, type RuleMeta };

const all = [
  ...linkRules,
  ...crawlabilityRules,
  ...contentRules,
  ...accessibilityRules,
  ...securityRules,
  ...speedRules,
];

export type RuleId = (typeof all)[number]['id'];

/** Every audit rule's metadata, by id. Its check has a file of the same name in functions/src/audit/rules. */
export const rules = Object.fromEntries(all.map((rule) => [rule.id, rule])) as Record<RuleId, RuleMeta>;

export const ruleIds: RuleId[] = all.map(({ id }) => id);

/** Rules about how long an answer took, which is another time each time. */
export const rulesOfPace: readonly RuleId[] = ['slow-link', 'slow-response'];

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
