import * as v from 'valibot';
import { ruleIds } from '../../src/domain/rules';
import { operatorFieldNames } from '../../src/site/operator';
import { ruleCategories } from '../../src/site/ruleCategories';
import { closestName } from './likely';
import { reportNames } from './reports';

const words = v.pipe(
  v.string((issue) => `must be text in quotes, got ${JSON.stringify(issue.input)}`),
  v.trim(),
  v.minLength(1, 'must not be empty'),
);

/** Lists the names if there are few, and otherwise suggests the closest one. */
const oneOf = (names: readonly string[]) =>
  v.picklist(names, ({ input }) => {
    const likely = closestName(String(input), names);
    if (names.length <= 12) return `must be one of ${names.join(', ')}, got ${JSON.stringify(input)}`;
    return `has the unknown value ${JSON.stringify(input)}${likely ? ` (did you mean "${likely}"?)` : ''}`;
  });

/** The attributes of each content component. Those of images are checked with the image (`images.ts`). */
const schemas: Readonly<Record<string, v.StrictObjectSchema<v.ObjectEntries, undefined>>> = {
  Callout: v.strictObject({ title: words, kind: v.optional(oneOf(['note', 'warning'])) }),
  Figure: v.strictObject({
    src: v.optional(v.string()),
    alt: v.optional(v.string()),
    caption: v.optional(words),
  }),
  Steps: v.strictObject({}),
  Tabs: v.strictObject({ label: words }),
  Tab: v.strictObject({ title: words }),
  Report: v.strictObject({
    // Evaluated for each call, because editors can add a report while the development server runs.
    name: v.lazy(() => oneOf(reportNames())),
    caption: v.optional(words),
    most: v.optional(
      v.pipe(
        v.number((issue) => `must be a number such as {3}, got ${JSON.stringify(issue.input)}`),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
      ),
    ),
  }),
  PlanTable: v.strictObject({}),
  PlanPrices: v.strictObject({}),
  PlanComparison: v.strictObject({}),
  RuleCard: v.strictObject({ rule: oneOf(ruleIds) }),
  RuleList: v.strictObject({ category: oneOf(ruleCategories.map(({ id }) => id)) }),
  RuleIndex: v.strictObject({}),
  CrawlerName: v.strictObject({}),
  Operator: v.strictObject({ field: oneOf(operatorFieldNames) }),
};

/** The components that content may use. */
export const componentNames = Object.keys(schemas);

/** Returns one sentence for each problem with a component's attributes, and nothing for an unknown component. */
export function attributeProblems(
  component: string,
  attributes: Readonly<Record<string, unknown>>,
): string[] {
  const schema = schemas[component];
  if (!schema) return [];
  const known = Object.keys(schema.entries);
  const { issues = [] } = v.safeParse(schema, attributes);
  return issues.map((issue) => {
    const name = `"${v.getDotPath(issue)}"`;
    if (issue.type !== 'strict_object') return `<${component}>: ${name} ${issue.message}.`;
    if (issue.expected !== 'never')
      return `<${component}> needs ${name}: write <${component} ${v.getDotPath(issue)}="…">.`;
    return `<${component}> has no ${name}; it takes ${known.length > 0 ? known.join(', ') : 'nothing'}.`;
  });
}
