import { accessibility } from './accessibility';
import { content } from './content';
import { indexing } from './crawlability/indexing';
import { robots } from './crawlability/robots';
import { sitemaps } from './crawlability/sitemaps';
import { urls } from './crawlability/urls';
import { type CategoryId, categoryIds, type RuleRow, type RuleTable } from './define';
import { links } from './links';
import { security } from './security';
import { speed } from './speed';

export { type CategoryId, categoryIds };

/** Whether search engines can find, read, and index the site's pages: one table per topic. */
const crawlability = { ...urls, ...robots, ...sitemaps, ...indexing } satisfies RuleTable;

const tables = { links, crawlability, content, accessibility, security, speed } satisfies Record<
  CategoryId,
  RuleTable
>;

/** The IDs of a category's rules. */
export type RuleIdOf<Category extends CategoryId> = keyof (typeof tables)[Category];
export type RuleId = { [Category in CategoryId]: RuleIdOf<Category> }[CategoryId];

export interface RuleMeta extends RuleRow {
  readonly id: RuleId;
  readonly category: CategoryId;
}

const all = categoryIds.flatMap((category) =>
  Object.entries<RuleRow>(tables[category]).map(
    ([id, row]): RuleMeta => ({ id: id as RuleId, category, ...row }),
  ),
);

/** The metadata of every audit rule, by ID. Its check is in a file of `functions/src/audit/rules/<category>`. */
export const rules = Object.fromEntries(all.map((rule) => [rule.id, rule])) as Record<RuleId, RuleMeta>;

export const ruleIds: RuleId[] = all.map(({ id }) => id);

/** Rules about response times, which vary between runs. */
export const rulesOfPace: readonly RuleId[] = ['slow-link', 'slow-response'];

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
