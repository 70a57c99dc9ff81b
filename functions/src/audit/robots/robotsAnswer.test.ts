import type { Headers } from '../facts/outcome';
import type { FetchResult } from '../fetch/fetcher';
import { Robots, robotsCap } from './robots';

describe('the response for robots.txt', () => {
  type Sent = { status: number; headers?: Headers; body?: string };

  /** Returns how a host's responses are interpreted, from one URL to the next. */
  async function answerTo(...replies: readonly Sent[]) {
    const fetched: string[] = [];
    const robots = new Robots(async (url): Promise<FetchResult> => {
      const { status, headers = {}, body } = replies[fetched.length] ?? { status: 599 };
      fetched.push(url);
      const timing = { durationMs: 1, firstByteMs: 1, attempts: 1 };
      const read = body === undefined ? null : Buffer.from(body);
      return { kind: 'answer', status, headers, body: read, bytes: 0, ...timing };
    });
    return { ...(await robots.of('https://example.com')), fetched };
  }

  it.each([100, 199, 300, 400, 404, 499])('means that there is none after a %i', async (status) => {
    const { answer, fetched, sitemaps, crawlDelay } = await answerTo({ status });
    expect(answer).toEqual({ kind: 'none', status });
    expect({ fetched: fetched.length, sitemaps, crawlDelay }).toEqual({
      fetched: 1,
      sitemaps: [],
      crawlDelay: 0,
    });
  });

  it.each([{}, { location: 'http://' }])(
    'means that there is none if a redirect has no target: %j',
    async (headers) => {
      const { answer, fetched } = await answerTo({ status: 302, headers });
      expect(answer).toEqual({ kind: 'none', status: 302 });
      expect(fetched).toHaveLength(1);
    },
  );

  const server = { server: 'nginx' };
  const elsewhere = { status: 301, headers: { location: '/elsewhere.txt' } };

  it.each([500, 503, 599, 429])(
    'disallows everything after a %i, with the headers of the host itself',
    async (status) => {
      const { answer } = await answerTo({ status, headers: server });
      expect(answer).toEqual({ kind: 'closed', status, headers: server });
      const { answer: redirected } = await answerTo(elsewhere, { status, headers: server });
      expect(redirected).toEqual({ kind: 'closed', status });
    },
  );

  it('disallows everything if a redirect leads to unreadable content', async () => {
    const damaged = { status: 200, headers: { 'content-encoding': 'gzip' }, body: '\x1f\x8b\0\0' };
    const { answer } = await answerTo(elsewhere, damaged);
    expect(answer).toEqual({ kind: 'closed', status: 200, error: 'BAD_ENCODING' });
  });

  it.each([
    [{}, null],
    [{ 'content-type': 'text/plain' }, 'text/plain'],
  ])('reports its type: %j', async (headers, type) => {
    const { answer } = await answerTo({ status: 200, headers, body: 'User-agent: *' });
    expect(answer).toEqual({
      kind: 'rules',
      text: 'User-agent: *',
      bytes: 13,
      url: 'https://example.com/robots.txt',
      type,
    });
  });

  it('is empty if it has no body', async () => {
    const { answer, sitemaps } = await answerTo({ status: 200 });
    expect(answer).toMatchObject({ kind: 'rules', text: '', bytes: 0 });
    expect(sitemaps).toEqual([]);
  });

  it('ignores sitemaps with an invalid URL', async () => {
    const { sitemaps } = await answerTo({ status: 200, body: 'Sitemap: http://\nSitemap: a.xml' });
    expect(sitemaps).toEqual(['https://example.com/a.xml']);
  });

  it('shares one function between search engines and us if the rules are the same', async () => {
    const shared = await answerTo({ status: 200, body: 'User-agent: *\nDisallow: /a' });
    expect(shared.allowsSearch).toBe(shared.allows);
    const own = await answerTo({ status: 200, body: 'User-agent: Googlebot\nDisallow: /a' });
    expect(own.allowsSearch).not.toBe(own.allows);
  });

  it.each([400, 404, 410])('means that there is none after a %i, whatever its location', async (status) => {
    const { answer, fetched } = await answerTo({ status, headers: { location: '/elsewhere.txt' } });
    expect(answer).toEqual({ kind: 'none', status });
    expect(fetched).toHaveLength(1);
  });

  it('loses a byte order mark at its start, and none inside', async () => {
    const { answer } = await answerTo({ status: 200, body: '\uFEFF# a\uFEFFb' });
    expect(answer).toMatchObject({ text: '# a\uFEFFb' });
    const { answer: inside } = await answerTo({ status: 200, body: '# a\uFEFFb' });
    expect(inside).toMatchObject({ text: '# a\uFEFFb' });
  });

  it('ends before a line whose break is beyond the limit', async () => {
    for (const lineBreak of ['\n', '\r']) {
      const start = `User-agent: *${lineBreak}`;
      const full = `${start}${'x'.repeat(robotsCap - start.length)}${lineBreak}y`;
      const { answer } = await answerTo({ status: 200, body: full });
      expect(answer).toMatchObject({ bytes: robotsCap, text: 'User-agent: *' });
    }
  });

  it('ends with the last complete line below the limit, with any line break', async () => {
    for (const lineBreak of ['\n', '\r']) {
      const start = `User-agent: *${lineBreak}Disallow: /last${lineBreak}`;
      const cut = `Disallow: /${'x'.repeat(robotsCap)}`;
      const { answer, allows } = await answerTo({ status: 200, body: `${start}${cut}` });
      expect(answer).toMatchObject({ bytes: robotsCap, text: start.trimEnd() });
      expect(allows('https://example.com/last')).toBe(false);
    }
  });
});
