import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { categoryIds, ruleIds, rules } from '../../../../src/domain/rules';
import { TargetsSeen } from '../../../../src/domain/targetsSeen';
import { allRules, linkRules, rulesIn } from '.';

const root = join(__dirname, '../../../..');

/** The rules that have a file in a folder. Ids have a hyphen; what several rules share is called without one. */
function namedIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name));
}

const checks = 'functions/src/audit/rules';
const folderOf = new Map(
  categoryIds.flatMap((category) =>
    namedIn(`src/domain/rules/${category}`, '.ts').map((id) => [id, category] as const),
  ),
);

/** Each thing that a rule consists of, and which rules have it. */
const parts: Readonly<Record<string, ReadonlySet<string>>> = {
  'its words in src/domain/rules/CATEGORY/ID.ts': new Set(folderOf.keys()),
  'its line in src/domain/rules/CATEGORY/index.ts': new Set(ruleIds),
  [`its check in ${checks}/ID.ts`]: new Set(namedIn(checks, '.ts')),
  [`its test in ${checks}/ID.test.ts`]: new Set(namedIn(checks, '.test.ts')),
  [`its line in ${checks}/categories/CATEGORY.ts`]: new Set(allRules.map(({ id }) => id)),
  'its page in content/docs/rules/ID.mdx': new Set(namedIn('content/docs/rules', '.mdx')),
};
const known = new Set(Object.values(parts).flatMap((ids) => [...ids]));

test.each([...known])('nothing that makes %s a rule was forgotten', (id) => {
  const forgotten = Object.entries(parts)
    .filter(([, ids]) => !ids.has(id))
    .map(([what]) => what.replace('CATEGORY', folderOf.get(id) ?? 'CATEGORY').replace('ID', id));
  expect(forgotten).toEqual([]);
});

test('no rule is checked twice', () => expect(allRules).toHaveLength(ruleIds.length));

test.each(ruleIds)('the words of %s stand in the folder of its category', (id) => {
  expect(rules[id]).toMatchObject({ id, category: folderOf.get(id) });
});

test.each(categoryIds)('the list of %s holds what belongs there', (category) => {
  for (const { id } of rulesIn(category)) expect(rules[id].category).toBe(category);
});

/** What they say of a link does not rest on what its target answers. */
const withoutAnswer = new Set([
  'insecure-link',
  'link-robots-blocked',
  'resource-robots-blocked',
  'unverified-link',
]);

test.each(linkRules.map(({ id }) => id).filter((id) => !withoutAnswer.has(id)))(
  'what %s found is left open when the target can’t be verified',
  (rule) => {
    const found = { fingerprint: 'a', rule, page: '/', target: '/x', severity: 'error' } as const;
    const targets = new TargetsSeen();
    targets.add({ ...found, rule: 'unverified-link', severity: 'unverified' });
    expect(targets.leavesOpen(found)).toBe(true);
  },
);
