import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesEvaluatedFor, rulesOfHtml } from '#domain/evaluatedRules';
import { type JobInput, scopes } from '#domain/jobInput';
import { type CategoryId, categoryIds, ruleIds, rules } from '#domain/rules';
import { TargetVerdicts } from '#domain/targetVerdicts';
import { siteChecksOf } from '../sitemap/siteChecks';
import { checks, htmlRules, linkRules, siteRules, surveyRules } from '.';

const root = join(__dirname, '../../../..');
const folder = 'functions/src/audit/rules';

/** Lists the rules that the tests in a folder describe. */
const rulesTestedIn = (category: CategoryId) =>
  readdirSync(join(root, folder, category))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, folder, category, file), 'utf8').matchAll(/^describe\('([a-z0-9-]+)', /gm),
    ])
    .map(([, id]) => id);

test.each(categoryIds)('tests every rule of the category %s once, in its folder', (category) => {
  const expected = ruleIds.filter((id) => rules[id].category === category);
  expect(rulesTestedIn(category).toSorted()).toEqual(expected.toSorted());
});

test('gives every rule a docs page, and every page in that folder a rule', () => {
  // IDs have a hyphen. The names of other pages don't.
  const pages = readdirSync(join(root, 'content/docs/rules')).filter((file) => file.includes('-'));
  expect(pages.toSorted()).toEqual(ruleIds.map((id) => `${id}.mdx`).toSorted());
});

test.each(ruleIds)('registers the check of %s under its own ID', (id) => {
  expect(checks[id].id).toBe(id);
});

/** Their findings don't depend on the response of a link's target. */
const withoutAnswer = new Set([
  'insecure-link',
  'link-robots-blocked',
  'resource-robots-blocked',
  'unverified-link',
]);

test.each(linkRules.map(({ id }) => id).filter((id) => !withoutAnswer.has(id)))(
  'leaves a finding of %s open if its target can’t be verified',
  (rule) => {
    const found = { fingerprint: 'a', rule, page: '/', target: '/x', severity: 'error' } as const;
    const targets = new TargetVerdicts();
    targets.add({ ...found, rule: 'unverified-link', severity: 'unverified' });
    expect(targets.dependsOnUnverified(found)).toBe(true);
  },
);

const inputWith = (change: Partial<JobInput> = {}) => ({
  scope: 'site' as const,
  urls: [],
  include: [],
  exclude: [],
  maxPages: 500,
  checkHtml: true,
  ...change,
});

describe('the rules that a job applies', () => {
  it('are all of them if all options are on', () => expect(rulesEvaluatedFor(inputWith())).toEqual(ruleIds));

  it('include those of the HTML only if it is validated', () => {
    expect([...rulesOfHtml].sort()).toEqual(htmlRules.map(({ id }) => id).sort());
    const evaluated = rulesEvaluatedFor(inputWith({ checkHtml: false }));
    expect(evaluated.filter((rule) => rulesOfHtml.includes(rule))).toEqual([]);
    expect(evaluated).toHaveLength(ruleIds.length - rulesOfHtml.length);
  });

  /** These also apply to a single page, or to the job itself. */
  const ofOne = new Set(['hreflang-no-self', 'host-not-verified', 'links-left-out']);

  it.each([...siteRules, ...surveyRules].map(({ id }) => id).filter((id) => !ofOne.has(id)))(
    "don't include %s for a single page, which is compared with no other",
    (rule) => expect(rulesEvaluatedFor(inputWith({ scope: 'page', maxPages: 1 }))).not.toContain(rule),
  );

  const one = ['https://example.com/a', 'https://example.com/b'];
  const several = ['https://example.com/a', 'https://example.org/b'];

  it.each(scopes.flatMap((scope) => [one, several].map((urls) => [scope, urls] as const)))(
    'depend on what is requested of the site: %s of %j',
    (scope, urls) => {
      const evaluated = rulesEvaluatedFor(inputWith({ scope, urls }));
      const siteChecks = siteChecksOf({ scope, urls });
      expect(evaluated.includes('robots-missing')).toBe(siteChecks !== null);
      expect(evaluated.includes('sitemap-missing')).toBe(siteChecks?.sitemaps ?? false);
      expect(evaluated.includes('favicon-missing')).toBe(siteChecks?.icon ?? false);
    },
  );

  it('include those about the whole site only if all of it was read', () => {
    for (const part of [
      rulesEvaluatedFor(inputWith(), false),
      rulesEvaluatedFor(inputWith({ include: ['/blog/*'] })),
      rulesEvaluatedFor(inputWith({ scope: 'section' })),
    ])
      expect(part).not.toContain('orphan-page');
  });
});
