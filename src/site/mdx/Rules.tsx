import { pathTo } from '../../domain/routes';
import { type CategoryId, isRuleId, ruleIds, rules } from '../../domain/rules';
import { SeverityMark } from '../SeverityMark';

/** One rule in short, with the way to its page: `<RuleCard rule="broken-link" />`. */
export function RuleCard({ rule }: { rule: string }) {
  if (!isRuleId(rule)) throw new Error(`<RuleCard>: there is no rule “${rule}”`);
  const { severity, title, why } = rules[rule];
  return (
    <aside className="rule-card">
      <SeverityMark severity={severity} named />
      <a href={pathTo('docsRule', { rule })}>{title}</a>
      <p>{why}</p>
    </aside>
  );
}

/** Every rule, or those of one category, as a list that leads to their pages. */
export function RuleList({ category }: { category?: CategoryId }) {
  const shown = ruleIds.filter((id) => category === undefined || rules[id].category === category);
  if (shown.length === 0) throw new Error(`<RuleList>: there is no rule in the category “${category}”`);
  return (
    <ul className="rule-list">
      {shown.map((id) => (
        <li key={id}>
          <SeverityMark severity={rules[id].severity} />
          <a href={pathTo('docsRule', { rule: id })}>{rules[id].title}</a>
          <p>{rules[id].why}</p>
        </li>
      ))}
    </ul>
  );
}
