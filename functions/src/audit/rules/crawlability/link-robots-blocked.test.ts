import type { FinalOutcome } from '#functions/audit/facts/outcome';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { link } from '../testPage.fixture';
import { linkRobotsBlocked } from './link-robots-blocked';

const forbidden = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' }, closed: true } as const;

test('reports a link to a page that robots.txt disallows', () => {
  expect(linkRobotsBlocked.check(link({ finalOutcome: forbidden }))?.message).toBe(
    'robots.txt blocks crawlers from /target.',
  );
});

test.each<[string, Partial<FinalOutcome>, string]>([
  ['search engines only', { closed: true }, 'robots.txt blocks search engines from /target.'],
  [
    'our crawler only',
    { end: 'skipped', seen: { status: 0, error: 'ROBOTS' } },
    'robots.txt blocks our crawler from /target, so it wasn’t checked.',
  ],
])('reports a page that is disallowed for %s', (_, finalOutcome, message) => {
  expect(linkRobotsBlocked.check(link({ finalOutcome }))?.message).toBe(message);
});

test.each([true, false])('evaluates a real site if robots.txt is respected: %s', async (respectRobots) => {
  const robots = 'User-agent: Plumbline\nDisallow: /ours\n\nUser-agent: Googlebot\nDisallow: /theirs';
  const site = await startSite(() => ({
    '/robots.txt': { body: robots, headers: { 'content-type': 'text/plain' } },
    '/': page('Start', {
      body: '<a href="/ours">x</a><a href="/theirs">x</a><script src="/theirs.js"></script><a href="/open">x</a>',
      nav: false,
    }),
    '/ours': page('Ours', { nav: false }),
    '/theirs': page('Theirs', { nav: false }),
    '/theirs.js': { body: '1', headers: { 'content-type': 'text/javascript' } },
    '/open': page('Open', { nav: false }),
  }));
  const { findings, pages } = await auditSite({ url: site.url, respectRobots });
  await site.close();
  const found = findings
    .filter(({ rule }) => rule === 'link-robots-blocked' || rule === 'resource-robots-blocked')
    .map(({ target }) => target?.slice(site.url.length - 1));
  expect(found.sort()).toEqual([...(respectRobots ? ['/ours'] : []), '/theirs', '/theirs.js']);
  const indexing = Object.fromEntries(pages.map(({ url, indexing }) => [new URL(url).pathname, indexing]));
  expect(indexing).toMatchObject({ '/theirs': 'blocked', '/open': 'indexable' });
});

test("doesn't report one that the limits of the audit left out", () => {
  expect(linkRobotsBlocked.check(link({ finalOutcome: { end: 'skipped', seen: { status: 0 } } }))).toBeNull();
});

test("doesn't report another site, which has its own rules, or a form", () => {
  expect(linkRobotsBlocked.check(link({ finalOutcome: forbidden, toSite: false }))).toBeNull();
  expect(linkRobotsBlocked.check(link({ finalOutcome: forbidden, element: 'form' }))).toBeNull();
});
