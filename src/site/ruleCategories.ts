import { type CategoryId, categoryIds, type RuleId, ruleIds, rules } from '../domain/rules';

const names: Record<CategoryId, string> = {
  links: 'Links',
  crawlability: 'Crawling',
  content: 'Content',
  accessibility: 'Accessibility',
  security: 'Security',
  speed: 'Speed',
};

export interface RuleCategory {
  readonly id: CategoryId;
  readonly name: string;
  /** The most expensive first. */
  readonly rules: readonly RuleId[];
}

/** The categories that have rules. */
export const ruleCategories: readonly RuleCategory[] = categoryIds
  .map((id) => ({
    id,
    name: names[id],
    rules: ruleIds
      .filter((rule) => rules[rule].category === id)
      .sort((a, b) => rules[b].weight - rules[a].weight),
  }))
  .filter((category) => category.rules.length > 0);
