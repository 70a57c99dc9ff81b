import { pathTo } from '../../domain/routes';
import { isRuleId, type RuleId, ruleIds, rules } from '../../domain/rules';
import { severityStyles } from '../../ui/Severity';
import { ruleCategories } from '../ruleCategories';
import { SeverityMark } from '../SeverityMark';
import { SectionHeading } from './elements';

/** A rule's summary with a link to its page: `<RuleCard rule="broken-link" />`. */
export function RuleCard({ rule }: { rule: string }) {
  if (!isRuleId(rule)) throw new Error(`<RuleCard>: there is no rule “${rule}”`);
  const { severity, title, why } = rules[rule];
  return (
    <aside className="rule-card" aria-label={`Rule: ${title}`}>
      <SeverityMark severity={severity} named />
      <a href={pathTo('docsRule', { rule })}>{title}</a>
      <p>{why}</p>
    </aside>
  );
}

/** A category's rules with links to their pages: `<RuleList category="links" />`. */
export function RuleList({ category }: { category: string }) {
  const found = ruleCategories.find(({ id }) => id === category);
  if (!found) {
    const known = ruleCategories.map(({ id }) => id).join(', ');
    throw new Error(`<RuleList>: there is no rule in the category “${category}”; there are ${known}`);
  }
  return <RuleItems shown={found.rules} />;
}

const severities = (['error', 'warning', 'notice', 'unverified'] as const).filter((severity) =>
  ruleIds.some((id) => rules[id].severity === severity),
);

/** Filters the list below it (`islands/ruleFilter.ts`). Hidden without scripts, where the list is complete. */
function RuleFilter() {
  return (
    <form className="rule-filter needs-script" data-rule-filter="">
      <label>
        Words
        <input type="search" name="q" placeholder="soft 404" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        Category
        <select name="category">
          <option value="">All</option>
          {ruleCategories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Severity
        <select name="severity">
          <option value="">All</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {severityStyles[severity].one}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{ruleIds.length} rules</p>
      <button type="reset" hidden>
        Clear filters
      </button>
    </form>
  );
}

/** All rules, grouped by category under headings, with a filter. */
export function RuleIndex() {
  return (
    <>
      <RuleFilter />
      <p data-rule-counts="">
        {ruleCategories.map(({ id, name, rules: held }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={`#${id}`}>{name}</a> ({held.length})
          </span>
        ))}
      </p>
      {ruleCategories.map(({ id, name, rules: held }) => (
        <section key={id} data-category={id}>
          <SectionHeading id={id}>{name}</SectionHeading>
          <RuleItems shown={held} />
        </section>
      ))}
    </>
  );
}

export function RuleItems({ shown }: { shown: readonly RuleId[] }) {
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
