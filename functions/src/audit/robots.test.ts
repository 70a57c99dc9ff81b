import type { Asked } from './fetcher';
import { Robots } from './robots';

type Reply = { status: number; body?: string; location?: string } | { error: string };

function robotsOf(replies: Readonly<Record<string, Reply>>) {
  const asked: string[] = [];
  const robots = new Robots(async (url): Promise<Asked> => {
    asked.push(url);
    const reply = replies[new URL(url).pathname] ?? { status: 404 };
    if ('error' in reply) return { kind: 'silence', error: reply.error, attempts: 2, durationMs: 1 };
    const headers = reply.location ? { location: reply.location } : {};
    const body = reply.body === undefined ? null : Buffer.from(reply.body);
    return { kind: 'answer', status: reply.status, headers, body, bytes: 0, durationMs: 1, attempts: 1 };
  });
  return { asked, rules: async () => await robots.of('https://example.com') };
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
    // Our own group replaces the one for everybody, whatever its case and place.
    ['User-agent: plumbline\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', true],
    ['User-agent: *\nDisallow: /b\n\nUser-agent: PLUMBLINE\nDisallow: /a', '/a', false],
    ['User-agent: other\nUser-agent: Plumbline\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['\uFEFFUser-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\r\nDisallow: /a # a comment\r\n', '/a', false],
  ])('%j on %s: %s', async (body, path, allowed) => {
    expect((await written(body)).allows(`https://example.com${path}`)).toBe(allowed);
  });

  it.each([
    [{ status: 404 }, true],
    [{ status: 403 }, true],
    [{ status: 500 }, false],
    [{ status: 503 }, false],
    [{ error: 'UND_ERR_HEADERS_TIMEOUT' }, false],
  ] as const)('when it answers %j, everything is allowed: %s', async (reply, allowed) => {
    expect((await robotsOf({ '/robots.txt': reply }).rules()).allows('https://example.com/x')).toBe(allowed);
  });

  it('follows five redirects and takes a sixth for none', async () => {
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

  it('names the delay it asks for, ten seconds at most, and its sitemaps', async () => {
    const rules = await written('Sitemap: /map.xml\nUser-agent: *\nCrawl-delay: 2');
    expect(rules.crawlDelay).toBe(2_000);
    expect(rules.sitemaps).toEqual(['https://example.com/map.xml']);
    expect((await written('User-agent: *\nCrawl-delay: 600')).crawlDelay).toBe(10_000);
  });

  it('is asked once for each origin', async () => {
    const { asked, rules } = robotsOf({ '/robots.txt': { status: 200, body: '' } });
    await Promise.all([rules(), rules()]);
    await rules();
    expect(asked).toEqual(['https://example.com/robots.txt']);
  });
});
