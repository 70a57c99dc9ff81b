import fc from 'fast-check';
import { withOccurrences } from '#domain/occurrences';
import { page as pageOf } from '#tests/support/sitePages';
import type { Route, SiteServer } from '#tests/support/siteServer';
import { tallyOf } from '../report/tally';
import { CrawlState } from '../state/state';
import { page, serve } from '../testSites.fixture';
import { auditSite } from '../testSupport.fixture';

const head = (root: string) => `<script src="${root}app.js"></script>`;
const menu =
  '<a href="/gone">Gone</a> <a href="#">Menu</a> <a href="/a/one">One</a> <a href="/a/two">Two</a>';
const script: Route = {
  headers: { 'content-type': 'text/javascript', 'cache-control': '' },
  body: 'run();'.repeat(1_000),
};

const templated = (name: string, root: string): Route =>
  pageOf(name, { head: head(root), body: `${menu}<script src="/missing.js"></script>`, nav: false });

const endOf = async (server: SiteServer) => {
  const { findings, outcome } = await auditSite({ url: server.url });
  if (outcome.kind !== 'finished') throw new Error(`the audit is ${outcome.kind}`);
  return { findings: findings.map((one) => withOccurrences(one, outcome.pagesOf)), outcome };
};

it('reports what all pages share once, with the number of pages and the first of them', async () => {
  const server = await serve({
    '/': templated('Start', ''),
    '/a/one': templated('One', '../'),
    '/a/two': templated('Two', '/'),
    '/app.js': script,
  });
  const { findings, outcome } = await endOf(server);
  const of = (rule: string) => findings.filter((finding) => finding.rule === rule);
  for (const [rule, target] of [
    ['asset-uncached', 'app.js'],
    ['asset-uncompressed', 'app.js'],
    ['script-blocking', 'app.js'],
    ['broken-resource', 'missing.js'],
    ['broken-link', 'gone'],
    ['empty-link', null],
  ] as const) {
    expect(of(rule)).toMatchObject([
      { target: target && server.url + target, occursOn: { pages: 3, examples: expect.any(Array) } },
    ]);
    expect([...(of(rule)[0]?.occursOn?.examples ?? [])].sort()).toEqual(
      ['', 'a/one', 'a/two'].map((path) => server.url + path),
    );
    expect(of(rule)[0]?.occursOn?.examples[0]).toBe(of(rule)[0]?.page);
    expect(outcome.summary.rules.find((one) => one.rule === rule)).toMatchObject({ findings: 1, pages: 3 });
  }
});

it('scores a site as if each page had its own finding', async () => {
  const causes = fc.array(fc.record({ page: fc.nat(5), file: fc.nat(3) }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(causes, async (uses) => {
      const shared = new CrawlState();
      const apart = new CrawlState();
      for (const state of [shared, apart])
        for (let id = 0; id < 6; id++) {
          state.apply(['url', `https://example.com/${id}`, 0, 'page']);
          state.apply(['read', id, { h: [0, 0, 0] }]);
        }
      for (const { page: id, file } of uses) {
        const first = shared.causes.numberOf(String(file)) === undefined;
        if (first) {
          shared.apply(['cause', String(file), 'broken-resource', 'error']);
          shared.apply(['found', id, 'broken-resource', 'error', 1, null]);
        }
        shared.apply(['affects', shared.causes.numberOf(String(file)) ?? 0, id]);
        apart.apply(['found', id, 'broken-resource', 'error', 1, null]);
      }
      const [together, single] = [shared, apart].map((state) => tallyOf(state, 6, ['broken-resource']));
      expect(together?.result.score).toBe(single?.result.score);
      expect(together?.summary.rules[0]?.pages).toBe(single?.summary.rules[0]?.pages);
      expect(shared.found.findings).toBe(new Set(uses.map(({ file }) => file)).size);
    }),
  );
});

it("doesn't mention other pages if the cause is the page itself", async () => {
  const server = await serve({
    '/': page('Start', '<a href="/b">B</a><h1></h1>'),
    '/b': page('B', '<h1></h1>'),
  });
  const { findings } = await endOf(server);
  const empty = findings.filter(({ rule }) => rule === 'heading-empty');
  expect(empty).toHaveLength(2);
  expect(empty.map(({ occursOn }) => occursOn)).toEqual([undefined, undefined]);
});
