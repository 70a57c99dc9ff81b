import type { FinalOutcome } from '#functions/audit/facts/outcome';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { link } from '../testPage.fixture';
import { robots, siteOf, surveyed } from '../testSite.fixture';
import {
  linkRobotsBlocked,
  resourceRobotsBlocked,
  robotsBlocksAll,
  robotsMissing,
  robotsNotText,
  robotsTooLarge,
  robotsUnknownLine,
  robotsUnreadable,
} from './robotsTxt';

describe('robots-missing', () => {
  const of = (status: number) =>
    surveyed(robotsMissing, { facts: { robots: robots({ status }) }, pages: [{ at: '/' }] });

  test.each([404, 410, 310])('reports a response of %s', (status) => {
    expect(of(status)).toEqual([
      `/ There is no robots.txt: https://example.com/robots.txt returns ${status}.`,
    ]);
  });

  test("doesn't report an existing file, even if it is empty", () => expect(of(200)).toEqual([]));

  test.each([400, 401, 403, 406, 451])(
    "doesn't report a response of %s, which may be for our crawler only",
    (status) => expect(of(status)).toEqual([]),
  );

  test("doesn't report a server error, which is worse and has its own rule", () => {
    expect(of(503)).toEqual([]);
    expect(of(429)).toEqual([]);
    expect(of(0)).toEqual([]);
  });
});

describe('robots-unreadable', () => {
  const site = (parts: Parameters<typeof robots>[0]) => ({
    facts: { robots: robots(parts) },
    pages: [{ at: '/' }],
  });

  test('reports a server error', () => {
    expect(surveyed(robotsUnreadable, site({ status: 503 }))).toEqual([
      '/ https://example.com/robots.txt returns 503 (service unavailable).',
    ]);
  });

  test("doesn't report a missing response or a wall against bots, which prove nothing", () => {
    for (const parts of [{ status: 0, error: 'ETIMEDOUT' }, { status: 429 }])
      expect([...robotsUnreadable.survey(siteOf(site(parts)))]).toMatchObject([{ severity: 'unverified' }]);
  });

  test("doesn't report one that exists, or one that is missing", () => {
    expect(surveyed(robotsUnreadable, site({ status: 200 }))).toEqual([]);
    expect(surveyed(robotsUnreadable, site({ status: 404 }))).toEqual([]);
  });
});

describe('robots-too-large', () => {
  const of = (bytes: number) =>
    surveyed(robotsTooLarge, { facts: { robots: robots({ bytes }) }, pages: [{ at: '/' }] });

  test('reports a file that reaches the limit of crawlers', () => {
    expect(of(500 * 1_024)).toEqual([
      '/ https://example.com/robots.txt is larger than 500 KiB. Crawlers may ignore the rest.',
    ]);
  });

  test("doesn't report one just below, or a missing one", () => {
    expect(of(500 * 1_024 - 1)).toEqual([]);
    expect(surveyed(robotsTooLarge, { pages: [{ at: '/' }] })).toEqual([]);
  });
});

describe('robots-not-text', () => {
  const of = (parts: Parameters<typeof robots>[0]) =>
    surveyed(robotsNotText, { facts: { robots: robots(parts) }, pages: [{ at: '/' }] });

  test('reports a page in its place', () => {
    expect(of({ isPage: true, type: 'text/html' })).toEqual([
      '/ https://example.com/robots.txt is an HTML page, not a text file.',
    ]);
  });

  test("doesn't report rules that are sent as HTML, which crawlers read anyway", () => {
    expect(of({ isPage: false, type: 'text/html' })).toEqual([]);
  });
});

describe('robots-blocks-all', () => {
  const of = (blocksAll: boolean) =>
    surveyed(robotsBlocksAll, { facts: { robots: robots({ blocksAll }) }, pages: [{ at: '/' }] });

  test('reports a file that disallows everything', () => {
    expect(of(true)).toEqual(['/ https://example.com/robots.txt blocks search engines from the whole site.']);
  });

  // Which texts do that, and which only look like it, is tested in robotsFacts.test.ts.
  test("doesn't report one that disallows a part", () => expect(of(false)).toEqual([]));
});

describe('robots-unknown-line', () => {
  test('reports a misspelled line by its number', () => {
    const facts = { robots: robots({ unknown: [{ line: 3, text: 'Disalllow: /a' }] }) };
    expect(surveyed(robotsUnknownLine, { facts, pages: [{ at: '/' }] })).toEqual([
      '/ Line 3 of robots.txt means nothing to crawlers: “Disalllow: /a”.',
    ]);
  });

  test('reports a missing colon, which Google tolerates', () => {
    const facts = { robots: robots({ unknown: [{ line: 2, text: 'Disallow /y', guessed: true }] }) };
    expect(surveyed(robotsUnknownLine, { facts, pages: [{ at: '/' }] })).toEqual([
      '/ Line 2 of robots.txt is misspelled: “Disallow /y”. Google understands it, other crawlers may not.',
    ]);
  });

  // Comments and the directives of single search engines are tested in robotsFacts.test.ts.
  test("doesn't report a file without such a line, or a missing one", () => {
    expect(surveyed(robotsUnknownLine, { facts: { robots: robots({}) }, pages: [{ at: '/' }] })).toEqual([]);
    expect(surveyed(robotsUnknownLine, { pages: [{ at: '/' }] })).toEqual([]);
  });
});

describe('link-robots-blocked', () => {
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
    expect(
      linkRobotsBlocked.check(link({ finalOutcome: { end: 'skipped', seen: { status: 0 } } })),
    ).toBeNull();
  });

  test("doesn't report another site, which has its own rules, or a form", () => {
    expect(linkRobotsBlocked.check(link({ finalOutcome: forbidden, toSite: false }))).toBeNull();
    expect(linkRobotsBlocked.check(link({ finalOutcome: forbidden, element: 'form' }))).toBeNull();
  });
});

describe('resource-robots-blocked', () => {
  const forbidden = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' }, closed: true } as const;
  const script = { role: 'resource', element: 'script', target: 'https://example.com/a.js' } as const;

  test('reports a script that robots.txt disallows', () => {
    expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome: forbidden }))?.message).toBe(
      'robots.txt blocks search engines from loading /a.js, which the page needs.',
    );
  });

  test('reports one that only search engines must not load', () => {
    expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome: { closed: true } }))).not.toBeNull();
  });

  test("doesn't report one that only our crawler must not load", () => {
    const finalOutcome = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' } } as const;
    expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome }))).toBeNull();
  });

  test("doesn't report one that is allowed, a video, or a file of another site", () => {
    expect(resourceRobotsBlocked.check(link(script))).toBeNull();
    expect(
      resourceRobotsBlocked.check(link({ ...script, element: 'video', finalOutcome: forbidden })),
    ).toBeNull();
    expect(
      resourceRobotsBlocked.check(link({ ...script, toSite: false, finalOutcome: forbidden })),
    ).toBeNull();
  });
});
