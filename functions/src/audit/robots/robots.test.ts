import { gzipSync } from 'node:zlib';
import type { FetchResult } from '../fetch/fetcher';
import { Robots, robotsCap } from './robots';

type Reply = { status: number; body?: string; location?: string } | { error: string };

function robotsOf(replies: Readonly<Record<string, Reply>>) {
  const fetched: string[] = [];
  const robots = new Robots(async (url): Promise<FetchResult> => {
    fetched.push(url);
    const reply = replies[new URL(url).pathname] ?? { status: 404 };
    if ('error' in reply) return { kind: 'no-response', error: reply.error, attempts: 2, durationMs: 1 };
    const headers = reply.location ? { location: reply.location } : {};
    const body = reply.body === undefined ? null : Buffer.from(reply.body);
    return {
      kind: 'answer',
      status: reply.status,
      headers,
      body,
      bytes: 0,
      durationMs: 1,
      firstByteMs: 1,
      attempts: 1,
    };
  });
  return { fetched, rules: async () => await robots.of('https://example.com') };
}

const written = (body: string) => robotsOf({ '/robots.txt': { status: 200, body } }).rules();

describe('robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /private', '/private/x', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow: /\nAllow: /ok', '/ok/x', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['User-agent: *\nDisallow:', '/x', true],
    ['', '/x', true],
    // Our own group replaces the one for all crawlers, whatever its case and position.
    ['User-agent: plumbline\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', true],
    ['User-agent: *\nDisallow: /b\n\nUser-agent: PLUMBLINE\nDisallow: /a', '/a', false],
    ['User-agent: other\nUser-agent: Plumbline\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['\uFEFFUser-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\r\nDisallow: /a # a comment\r\n', '/a', false],
    // RFC 9309, 2.2.1: groups of one agent are one group; its token may have a version.
    [
      'User-agent: Plumbline\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: Plumbline/2\nDisallow: /b',
      '/b',
      false,
    ],
    // 2.2.2: the longest match wins, whatever the order; of equal ones, the one that allows.
    ['User-agent: *\nDisallow: /a/b\nAllow: /a', '/a/b', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nallow : /a/b\nDISALLOW:/a', '/a/b', true],
    // Escapes and non-ASCII characters are equivalent.
    ['User-agent: *\nDisallow: /bücher', '/b%C3%BCcher', false],
    ['User-agent: *\nDisallow: /b%c3%bccher', '/b%C3%BCcher', false],
    ['User-agent: *\nDisallow: /A', '/a', true],
    // 2.2.2: an unnecessary escape makes no difference, on either side; a necessary one does.
    ['User-agent: *\nDisallow: /%7Euser/', '/~user/x', false],
    ['User-agent: *\nDisallow: /~user/', '/%7Euser/x', false],
    ['User-agent: *\nDisallow: /foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['User-agent: *\nDisallow: /a%2Fb', '/a/b', true],
    ['User-agent: *\nDisallow: /a%2fb', '/a%2Fb', false],
    ['User-agent: *\nDisallow: /a[1]|2', '/a[1]|2', false],
    ["User-agent: *\nDisallow: /a?it's", "/a?it's", false],
    ['User-agent: *\nDisallow: /100%', '/100%25', false],
    // 2.2.3: an escaped star or dollar sign is literal, and so is a dollar sign that isn't at the end.
    ['User-agent: *\nDisallow: /a-%2A.html', '/a-*.html', false],
    ['User-agent: *\nDisallow: /a-%2a.html', '/a-%2A.html', false],
    ['User-agent: *\nDisallow: /a-%2A.html', '/a-b.html', true],
    ['User-agent: *\nDisallow: /p%24', '/p$', false],
    ['User-agent: *\nDisallow: /p%24', '/p$x', false],
    ['User-agent: *\nDisallow: /p%24', '/p', true],
    ['User-agent: *\nDisallow: /p$x', '/p$x', false],
    ['User-agent: *\nDisallow: /a', '/robots.txt', true],
    // 2.2.4: other records may be anywhere and end no group.
    ['User-agent: x\nSitemap: /s.xml\nUser-agent: Plumbline\nNoindex: /q\nDisallow: /a', '/a', false],
    ['User-agent: x\nCrawl-thing: 1\n\nUser-agent: *\nDisallow: /a', '/a', false],
    ['User-agent: Plumbline\nCrawl-delay: 1\nUser-agent: *\nDisallow: /a', '/a', false],
    // A page instead of rules disallows nothing.
    ['<!doctype html><title>Disallow: /</title>', '/a', true],
    ['\0\0\x01binary', '/a', true],
  ])('%j on %s: %s', async (body, path, allowed) => {
    expect((await written(body)).allows(`https://example.com${path}`)).toBe(allowed);
  });

  it.each([
    [{ status: 404 }, true],
    [{ status: 403 }, true],
    [{ status: 500 }, false],
    [{ status: 503 }, false],
    [{ status: 429 }, false],
    [{ status: 401 }, true],
    [{ status: 410 }, true],
    [{ status: 204 }, true],
    [{ status: 301 }, true],
    [{ error: 'UND_ERR_HEADERS_TIMEOUT' }, false],
  ] as const)('allows everything if the response is %j: %s', async (reply, allowed) => {
    expect((await robotsOf({ '/robots.txt': reply }).rules()).allows('https://example.com/x')).toBe(allowed);
  });

  it('follows five redirects and treats a sixth as a missing file', async () => {
    const hops = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          n === 0 ? '/robots.txt' : `/r${n}`,
          { status: 301, location: `/r${n + 1}` },
        ]),
      );
    const closed = { status: 200, body: 'User-agent: *\nDisallow: /' };
    expect((await robotsOf({ ...hops(5), '/r5': closed }).rules()).allows('https://example.com/x')).toBe(
      false,
    );
    expect((await robotsOf({ ...hops(6), '/r6': closed }).rules()).allows('https://example.com/x')).toBe(
      true,
    );
  });

  const sent = (body: Buffer, encoding: string) =>
    new Robots(async () => {
      const headers = { 'content-encoding': encoding };
      const timing = { durationMs: 1, firstByteMs: 1, attempts: 1 };
      return { kind: 'answer', status: 200, headers, body, bytes: body.length, ...timing };
    }).of('https://example.com');

  const rule = 'User-agent: *\nDisallow: /private';

  it.each<[string, Buffer, string]>([
    ['is compressed', gzipSync(rule), 'gzip'],
    ['is plain text although gzip is declared', Buffer.from(rule), 'gzip'],
    ['is plain text although deflate is declared', Buffer.from(rule), 'deflate'],
    ['is plain text although br is declared', Buffer.from(rule), 'br'],
    ['is plain text and not UTF-8', Buffer.from(`# caf\xe9\n${rule}`, 'latin1'), 'gzip'],
  ])('is read if it %s', async (_, body, encoding) => {
    const rules = await sent(body, encoding);
    expect(rules.answer.kind).toBe('rules');
    expect(rules.allows('https://example.com/private')).toBe(false);
    expect(rules.allows('https://example.com/x')).toBe(true);
  });

  it('allows nothing if it is compressed and damaged', async () => {
    const damaged = gzipSync(rule);
    damaged.fill(0xff, 10);
    const rules = await sent(damaged, 'gzip');
    expect(rules.answer).toEqual({
      kind: 'closed',
      status: 200,
      error: 'BAD_ENCODING',
      headers: { 'content-encoding': 'gzip' },
    });
    expect(rules.allows('https://example.com/x')).toBe(false);
    expect(rules.allowsSearch('https://example.com/x')).toBe(false);
  });

  it('takes linear time for any content', async () => {
    const line = `Disallow: /${'*a'.repeat(900)}`;
    const rules = await written(
      `User-agent: *\n${`${line}\n`.repeat(250)}${'Disallow: /x*y*z\n'.repeat(20_000)}`,
    );
    const began = performance.now();
    rules.allows(`https://example.com/${'a'.repeat(2_000)}`);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is applied to the end, however long it is', async () => {
    const folders = Array.from({ length: 15_000 }, (_, n) => `Disallow: /folder-${n}/`);
    const rules = await written(
      [
        ...folders.slice(0, 1_500).map((line) => `User-agent: Other\n${line}`),
        'User-agent: *',
        ...folders,
        'Disallow: /*/secret',
        'Allow: /folder-14999/open',
        'Disallow: /last',
        'Disallow: /%7Ehome',
      ].join('\n'),
    );
    const allows = (path: string) => rules.allows(`https://example.com${path}`);
    const paths = [
      '/%7Ehome/x',
      '/last',
      '/folder-14999/x',
      '/a/secret',
      '/folder-14999/open',
      '/folder-15000/',
      '/folder',
      '/b',
    ];
    expect(paths.filter(allows)).toEqual(['/folder-14999/open', '/folder-15000/', '/folder', '/b']);
    const began = performance.now();
    for (let n = 0; n < 1_000; n++) allows(`/folder-${n}x/page`);
    expect(performance.now() - began).toBeLessThan(500);
  });

  it.each([
    ['User-agent: Plumbline\nDisallow: /a', false, true],
    ['User-agent: Googlebot\nDisallow: /a', true, false],
    ['User-agent: *\nDisallow: /a', false, false],
    ['User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nAllow: /', false, true],
    ['User-agent: Googlebot\nCrawl-delay: 1\nUser-agent: *\nDisallow: /', false, false],
  ])('reads from %j whether we may crawl, and whether search engines may', async (body, ours, theirs) => {
    const rules = await written(body);
    expect([rules.allows('https://example.com/a'), rules.allowsSearch('https://example.com/a')]).toEqual([
      ours,
      theirs,
    ]);
  });

  it('returns the crawl delay, ten seconds at most, and its sitemaps', async () => {
    const rules = await written('Sitemap: /map.xml\nUser-agent: *\nCrawl-delay: 2');
    expect(rules.crawlDelay).toBe(2_000);
    expect(rules.sitemaps).toEqual(['https://example.com/map.xml']);
    expect((await written('User-agent: *\nCrawl-delay: 600')).crawlDelay).toBe(10_000);
    expect((await written('User-agent: *\nCrawl-delay: 0.5')).crawlDelay).toBe(500);
    expect((await written('User-agent: *\nCrawl-delay: soon')).crawlDelay).toBe(0);
    expect((await written('User-agent: *\nCrawl-delay: -1')).crawlDelay).toBe(0);
    const others = 'User-agent: other\nCrawl-delay: 9\nUser-agent: *\nDisallow: /a';
    expect((await written(others)).crawlDelay).toBe(0);
  });

  it('is read up to the last complete line of its first 500 KiB', async () => {
    const beginning = 'User-agent: *\nDisallow: /last\n';
    const cut = 'Disallow: /';
    const filling = '#'.repeat(robotsCap - beginning.length - cut.length - 1);
    const rules = await written(`${beginning}${filling}\n${cut}private`);
    const allows = (path: string) => rules.allows(`https://example.com${path}`);
    expect(['/', '/private', '/last'].filter(allows)).toEqual(['/', '/private']);
    const whole = await written(`${beginning}${filling.slice(1)}\n${cut}`);
    expect(whole.allows('https://example.com/x')).toBe(false);
  });

  it('is requested once per origin', async () => {
    const { fetched, rules } = robotsOf({ '/robots.txt': { status: 200, body: '' } });
    await Promise.all([rules(), rules()]);
    await rules();
    expect(fetched).toEqual(['https://example.com/robots.txt']);
  });
});
