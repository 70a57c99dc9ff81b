import fc from 'fast-check';
import { rulesOfHtml } from '#domain/evaluatedRules';
import type { JobInputDraft } from '#domain/jobInput';
import { type CategoryId, categoryIds, type RuleId, ruleIds, rules } from '#domain/rules';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import type { CrawlEvent } from '../state/crawlEvent';
import { CrawlState } from '../state/state';
import { auditSite } from '../testSupport.fixture';
import { tallyOf } from './tally';

const names = ['a', 'b', 'c'];

test('counts broken sitemap entries and problems in style sheets as one page, however many there are', async () => {
  const dead = Array.from({ length: 4 }, (_, n) => `gone-${n}`);
  const site = await startSite((url) => ({
    '/': page('Start', { body: names.map((name) => `<a href="/${name}">x</a>`).join(''), nav: false }),
    ...Object.fromEntries(names.map((name) => [`/${name}`, page(name, { nav: false })])),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    '/map.txt': { body: ['', ...names, ...dead].map((path) => url + path).join('\n') },
  }));
  const { outcome, findings } = await auditSite({ url: site.url });
  await site.close();
  expect(findings.filter(({ rule }) => rule === 'sitemap-entry-broken')).toHaveLength(4);
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  expect(outcome.result.pages).toBe(4);
  expect(outcome.summary.pages).toBe(4);
  const entries = outcome.summary.rules.find(({ rule }) => rule === 'sitemap-entry-broken');
  expect(entries).toMatchObject({ findings: 4, pages: 1 });
});

test('lists the rules that the report was evaluated by', async () => {
  const site = await startSite(() => ({
    '/': page('Start', { body: '<a href="/next">x</a>', nav: false }),
    '/next': page('Next', { body: '<a href="/last">x</a>', nav: false }),
    '/last': page('Last', { nav: false }),
  }));
  const evaluatedRules = async (draft: Partial<JobInputDraft>) => {
    const { outcome } = await auditSite({ url: site.url, ...draft });
    if (outcome.kind !== 'finished') throw new Error(outcome.kind);
    return outcome.summary.evaluatedRules;
  };
  const all = ruleIds.filter((rule) => !rulesOfHtml.includes(rule));
  expect(await evaluatedRules({})).toEqual(all);
  const some = all.filter((rule) => rule !== 'orphan-page' && rule !== 'page-deep');
  expect(await evaluatedRules({ maxPages: 2 })).toEqual(some);
  expect(await evaluatedRules({ maxDepth: 1 })).toEqual(some);
  expect(await evaluatedRules({ scope: 'page' })).not.toContain('title-duplicate');
  await site.close();
});

test('lowers the score for a server error of the site, not for one of another site', async () => {
  const elsewhere = await startSite(() => ({ '/fails': { status: 500 } }));
  const site = await startSite(() => ({
    '/': page('Start', { body: `<a href="${elsewhere.url}fails">x</a><a href="/fails">x</a>`, nav: false }),
    '/fails': { status: 500 },
  }));
  const { findings } = await auditSite({ url: site.url });
  await Promise.all([site.close(), elsewhere.close()]);
  const reported = findings.filter(({ target }) => target?.endsWith('/fails'));
  expect(Object.fromEntries(reported.map(({ target, severity }) => [target, severity]))).toEqual({
    [`${elsewhere.url}fails`]: 'unverified',
    [`${site.url}fails`]: 'error',
  });
});

/** @param traits returns those of each page. */
function stateOf(pages: number, events: readonly CrawlEvent[], traits: (page: number) => readonly number[]) {
  const state = new CrawlState();
  for (let id = 0; id < pages; id++) {
    state.apply(['url', `https://example.com/${id}`, 1, 'page']);
    state.apply(['read', id, { h: [0, 0, 0], t: traits(id) }]);
  }
  for (const event of events) state.apply(event);
  return state;
}

test('counts a page once if its server settings violate a rule in several ways', () => {
  const rule = 'cookie-not-secure';
  const { severity } = rules[rule];
  const events: CrawlEvent[] = [
    ['trait', rule, 'a'],
    ['trait', rule, 'b'],
    ['trait', 'cookie-samesite', 'a'],
    ['found', 0, rule, severity, 1, null, 25],
    ['found', 0, rule, severity, 1, null, 30],
    ['found', 0, 'cookie-samesite', rules['cookie-samesite'].severity, 1, null, 1],
  ];
  const traits = (page: number) => [
    ...(page < 25 ? [0] : []),
    ...(page < 30 ? [1] : []),
    ...(page === 0 ? [2] : []),
  ];
  const { summary } = tallyOf(stateOf(100, events, traits), 100, ruleIds);
  const pagesOf = (id: RuleId) => summary.rules.find((row) => row.rule === id)?.pages;
  expect(pagesOf(rule)).toBe(30);
  expect(pagesOf('cookie-samesite')).toBe(1);
  expect(summary.rules.find((row) => row.rule === rule)?.findings).toBe(2);
});

test('never raises a score, total or per category, with an additional finding', () => {
  // A few are on no page: in a style sheet, or in an entry of the sitemap.
  const found = fc
    .record({ page: fc.nat(8), rule: fc.constantFrom(...ruleIds), more: fc.integer({ min: 1, max: 3 }) })
    .map(({ page: at, rule, more }): CrawlEvent => ['found', at, rule, rules[rule].severity, 1, null, more]);
  const property = fc.property(
    fc.integer({ min: 1, max: 6 }),
    fc.array(found, { minLength: 1, maxLength: 12 }),
    (pages, events) => {
      const scores = (some: readonly CrawlEvent[]): ReadonlyMap<CategoryId | 'all', number> => {
        const { result, summary } = tallyOf(
          stateOf(pages, some, () => []),
          pages,
          ruleIds,
        );
        const ofCategories = categoryIds.map((id) => [id, summary.categories[id].score] as const);
        return new Map([['all', result.score], ...ofCategories]);
      };
      const before = scores(events);
      for (const at of events.keys())
        for (const [of, score] of scores(events.toSpliced(at, 1)))
          expect(score).toBeGreaterThanOrEqual(before.get(of) ?? 0);
    },
  );
  fc.assert(property);
});
