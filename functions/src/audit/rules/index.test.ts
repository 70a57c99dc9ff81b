import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type JobInput, scopes } from '#domain/jobInput';
import { judgedFor, rulesOfHtml } from '#domain/judged';
import { categoryIds, ruleIds, rules } from '#domain/rules';
import { TargetsSeen } from '#domain/targetsSeen';
import { questionsOf } from '../visit/questions';
import { allRules, htmlRules, linkRules, rulesIn, siteRules, surveyRules } from '.';

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

const asked = (change: Partial<JobInput> = {}) => ({
  scope: 'site' as const,
  urls: [],
  include: [],
  exclude: [],
  maxPages: 500,
  checkHtml: true,
  ...change,
});

describe('the rules that a job judges by', () => {
  it('are all of them when it is asked for all', () => expect(judgedFor(asked())).toEqual(ruleIds));

  it('are those of the HTML only when it is validated', () => {
    expect([...rulesOfHtml].sort()).toEqual(htmlRules.map(({ id }) => id).sort());
    const judged = judgedFor(asked({ checkHtml: false }));
    expect(judged.filter((rule) => rulesOfHtml.includes(rule))).toEqual([]);
    expect(judged).toHaveLength(ruleIds.length - rulesOfHtml.length);
  });

  /** They say something of a single page, too, or of the job itself. */
  const ofOne = new Set(['hreflang-no-self', 'host-not-verified', 'links-left-out']);

  it.each([...siteRules, ...surveyRules].map(({ id }) => id).filter((id) => !ofOne.has(id)))(
    'are without %s for a single page, which is compared with no other',
    (rule) => expect(judgedFor(asked({ scope: 'page', maxPages: 1 }))).not.toContain(rule),
  );

  const one = ['https://example.com/a', 'https://example.com/b'];
  const several = ['https://example.com/a', 'https://example.org/b'];

  it.each(scopes.flatMap((scope) => [one, several].map((urls) => [scope, urls] as const)))(
    'rest on what is asked of the site: %s of %j',
    (scope, urls) => {
      const judged = judgedFor(asked({ scope, urls }));
      const questions = questionsOf({ scope, urls });
      expect(judged.includes('robots-missing')).toBe(questions !== null);
      expect(judged.includes('sitemap-missing')).toBe(questions?.sitemaps ?? false);
      expect(judged.includes('favicon-missing')).toBe(questions?.icon ?? false);
    },
  );

  it('are those of the whole site only when all of it was read', () => {
    for (const part of [
      judgedFor(asked(), false),
      judgedFor(asked({ include: ['/blog/*'] })),
      judgedFor(asked({ scope: 'section' })),
    ])
      expect(part).not.toContain('orphan-page');
  });
});
