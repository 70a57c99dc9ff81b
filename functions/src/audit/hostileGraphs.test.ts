import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { auditSite } from './testSupport.fixture';

/** A hostile site's response to a path, always the same. */
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let server: Server;
let requests: string[] = [];
let answer: (path: string) => Answer;

beforeEach(async () => {
  requests = [];
  server = createServer(({ url = '/' }, response) => {
    requests.push(url);
    const { status = 200, headers = {}, body = '' } = answer(url);
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const html = (inside: string) => ({
  body: `<!doctype html><html lang="en"><title>Page</title>${inside}</html>`,
});
const redirect = (location: string): Answer => ({ status: 302, headers: { location } });
const missing: Answer = { status: 404, body: 'no' };
const numberIn = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);

describe('an endless chain of redirects', () => {
  it('is followed to the documented number of redirects, and reported', async () => {
    answer = (path) => {
      if (path === '/') return html('<a href="/r/0">On and on</a><a href="/gone">Gone</a>');
      return path.startsWith('/r/') ? redirect(`/r/${numberIn(path) + 1}`) : missing;
    };
    const { outcome, findings } = await auditSite({ url: `${origin()}/`, maxPages: 20 });
    expect(outcome.kind).toBe('finished');
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'redirect-loop', message: '/r/0 redirects more than 10 times.' }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ target: `${origin()}/gone` }));
    const followed = new Set(requests.filter((path) => path.startsWith('/r/')));
    expect(followed).toEqual(new Set(Array.from({ length: 11 }, (_, n) => `/r/${n}`)));
  });

  it('is followed further if a page links into it, and only from there', async () => {
    answer = (path) => {
      if (path === '/') return html('<a href="/r/0">First</a><a href="/late">Late</a>');
      if (path === '/late') return html('<a href="/r/8">In the middle</a><a href="/r/11">At its end</a>');
      if (path === '/r/20') return html('<p>The end');
      return path.startsWith('/r/') ? redirect(`/r/${numberIn(path) + 1}`) : missing;
    };
    const { outcome, findings } = await auditSite({ url: `${origin()}/` });
    expect(outcome).toMatchObject({ kind: 'finished', result: { pages: 3 } });
    const loops = findings.filter(({ rule }) => rule === 'redirect-loop').map(({ target }) => target);
    expect(loops).toEqual(expect.arrayContaining([`${origin()}/r/0`, `${origin()}/r/8`]));
    expect(loops).not.toContain(`${origin()}/r/11`);
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'redirect-chain', target: `${origin()}/r/11` }),
    );
  });

  it('from the start ends with a report', async () => {
    answer = (path) => (path === '/robots.txt' ? missing : redirect(`/${numberIn(path) + 1}`));
    const { findings, outcome } = await auditSite({ url: `${origin()}/0`, maxPages: 20 });
    expect(outcome.kind).toBe('finished');
    expect(findings).toMatchObject([{ rule: 'page-error', message: '/0 redirects more than 10 times.' }]);
    expect(requests.length).toBeLessThan(30);
  });

  it('of thousands that are all linked, the deepest first, ends with a report', async () => {
    const length = 3_000;
    const chain = Array.from({ length }, (_, n) => `<a href="/r/${length - n}">${n}</a>`).join('');
    answer = (path) => {
      if (path === '/') return html('<a href="/1">Next</a><a href="/near">Near</a>');
      if (path === '/1') return html('<a href="/2">Next</a>');
      if (path === '/2') return html(chain);
      if (path === '/near') return html('<a href="/r/0">First</a>');
      return path.startsWith('/r/') && numberIn(path) < length
        ? redirect(`/r/${numberIn(path) + 1}`)
        : missing;
    };
    const { outcome } = await auditSite({ url: `${origin()}/` });
    expect(outcome).toMatchObject({ kind: 'finished', result: { pages: 4 } });
  });
});

/** Returns pseudorandom bytes for a path, which determine its response. */
const bytesOf = (seed: number, path: string) => createHash('sha256').update(`${seed} ${path}`).digest();

function hostileAnswer(seed: number, path: string): Answer {
  const bytes = bytesOf(seed, path);
  const next = (at: number) => `/${bytes.readUInt16BE(at) % ((bytes[31] ?? 0) < 128 ? 40 : 60_000)}`;
  if (path === '/robots.txt')
    return (bytes[0] ?? 0) < 128 ? { body: `Sitemap: ${origin()}/s.xml` } : redirect('/robots.txt');
  const kind = (bytes[0] ?? 0) % 8;
  if (path.endsWith('.xml')) {
    const entry = kind < 5 ? 'sitemap' : 'url';
    const entries = [2, 4, 6].map(
      (at) => `<${entry}><loc>${origin()}${next(at)}${entry === 'url' ? '' : '.xml'}</loc></${entry}>`,
    );
    const root = entry === 'url' ? 'urlset' : 'sitemapindex';
    return kind === 7
      ? redirect(`${next(2)}.xml`)
      : { headers: { 'content-type': 'application/xml' }, body: `<${root}>${entries.join('')}</${root}>` };
  }
  const links = [2, 4, 6, 8].map((at) => `<a href="${next(at)}">x</a>`).join('');
  switch (kind) {
    case 0:
    case 1:
      return redirect(next(2));
    case 2:
      return html(`<meta http-equiv="refresh" content="0;url=${next(2)}">${links}`);
    case 3:
      return html(
        `<link rel="canonical" href="${next(2)}"><link rel="alternate" hreflang="de" href="${next(4)}">${links}`,
      );
    case 4:
      return html(`<iframe src="${next(2)}"></iframe><base href="${next(4)}/">${links}`);
    case 5:
      return html(`<link rel="stylesheet" href="${next(2)}.css"><link rel="next" href="${next(4)}">${links}`);
    case 6:
      return html(links);
    default:
      return { ...missing, body: links };
  }
}

test('ends within its limits, with a report, for a random graph of redirects, refreshes, canonicals, frames and sitemaps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 30 }), async (seed, maxPages) => {
      requests = [];
      answer = (path) => hostileAnswer(seed, path);
      const { outcome, pages } = await auditSite({ url: `${origin()}/`, maxPages });
      expect(['finished', 'failed']).toContain(outcome.kind);
      const read = pages.filter(({ status }) => status === 200);
      expect(read.length).toBeLessThanOrEqual(maxPages);
      // Each page refers to at most ten URLs, each with at most ten redirects, and at most 200 sitemaps are fetched.
      expect(requests.length).toBeLessThan(maxPages * 110 + 250);
    }),
    { numRuns: 60 },
  );
}, 120_000);
