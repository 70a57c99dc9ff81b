import { page } from '#tests/support/sitePages';
import { type Route, startSite } from '#tests/support/siteServer';
import type { AuditOutcome } from './contract';
import { auditSite } from './testSupport.fixture';

const shell = {
  body: '<!doctype html><title>App</title><div id="root"></div><script type="module" src="/app.js"></script>',
};
const script = { headers: { 'content-type': 'text/javascript' }, body: 'start()' };

async function audited(pages: Readonly<Record<string, Route>>, paths?: readonly string[]) {
  const site = await startSite(() => ({ '/app.js': script, ...pages }));
  const urls = paths?.map((path) => new URL(path, site.url).href);
  const run = await auditSite(urls ? { url: site.url, scope: 'list', urls } : { url: site.url });
  await site.close();
  return { ...endOf(run.outcome), findings: run.findings, url: site.url };
}

function endOf(outcome: AuditOutcome) {
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  return outcome;
}

test('gives no score to a site whose start page is a shell, and says that nothing was evaluated', async () => {
  const { result, summary, findings, url } = await audited({ '/': shell });
  expect(result).toMatchObject({ pages: 1, scriptedPages: 1, unscored: 'scripted' });
  expect(summary).toMatchObject({ pages: 1, scriptedPages: 1, unscored: 'scripted' });
  expect(findings.filter(({ rule }) => rule === 'content-scripted')).toMatchObject([
    {
      page: url,
      severity: 'unverified',
      message: expect.stringContaining('This page renders its content with JavaScript'),
    },
  ]);
});

test('evaluates what a shell loads and how it is served, but not its content', async () => {
  const { findings } = await audited({
    '/': { ...shell, headers: { server: 'nginx/1.2.3' } },
    '/app.js': { status: 404 },
  });
  const reportedRules = new Set(findings.map(({ rule }) => rule));
  expect(reportedRules).toContain('broken-resource');
  expect(reportedRules).toContain('server-version');
  for (const rule of [
    'canonical-missing',
    'description-missing',
    'h1-missing',
    'lang-missing',
    'viewport-missing',
  ])
    expect(reportedRules).not.toContain(rule);
});

test("doesn't compare shells of one site, and reports no orphan pages", async () => {
  const { result, findings } = await audited({
    '/': page('Start', { body: '<a href="/a">a</a><a href="/b">b</a>', nav: false }),
    '/a': shell,
    '/b': shell,
    '/robots.txt': { body: 'Sitemap: /map.txt' },
  });
  expect(result).toMatchObject({ pages: 3, scriptedPages: 2 });
  expect(findings.filter(({ rule }) => rule === 'title-duplicate')).toEqual([]);
});

test('keeps the score unaffected by shells beside evaluated pages', async () => {
  const start = page('Start', { description: null, body: '<a href="/a">a</a>', nav: false });
  const alone = await audited({ '/': start, '/a': { status: 404 } });
  const beside = await audited({
    '/': page('Start', { description: null, body: '<a href="/a">a</a><a href="/b">b</a>', nav: false }),
    '/a': { status: 404 },
    '/b': { ...shell, body: `${shell.body}<script src="/gone.js"></script>` },
  });
  expect(beside.result).toMatchObject({ pages: 2, scriptedPages: 1 });
  expect(beside.result).not.toHaveProperty('unscored');
  const pointsOf = ({ summary }: typeof alone, rule: string) =>
    summary.rules.find((each) => each.rule === rule)?.points;
  expect(pointsOf(beside, 'description-missing')).toBe(pointsOf(alone, 'description-missing'));
  expect(pointsOf(beside, 'broken-link')).toBe(pointsOf(alone, 'broken-link'));
});

test('scores the other pages of a list with shells', async () => {
  const real = page('Real', { nav: false });
  const { result } = await audited({ '/': shell, '/real': real }, ['/', '/real']);
  expect(result).toMatchObject({ pages: 2, scriptedPages: 1 });
  expect(result).not.toHaveProperty('unscored');
  const none = await audited({ '/': shell, '/b': shell }, ['/', '/b']);
  expect(none.result).toMatchObject({ scriptedPages: 2, unscored: 'scripted' });
});

test("doesn't mention shells for a site without any", async () => {
  const { result, summary } = await audited({ '/': page('Start', { nav: false }) });
  expect(result).not.toHaveProperty('scriptedPages');
  expect(summary).not.toHaveProperty('scriptedPages');
});
