import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { Finding } from '#domain/finding';
import { jobInputSchema } from '#domain/jobInput';
import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';
import { canRecheck, recheck } from './recheck';

const local = { allowPrivate: true, timing: { retryDelay: 1 } };
const page = (body: string) => ({ body: `<!doctype html><html lang="en"><title>A page</title>${body}` });

type Draft = Partial<Parameters<typeof auditSite>[0]>;

const inputFor = (url: string) => v.parse(jobInputSchema, { url });

async function found(url: string, rule: Finding['rule'], fetched: Draft = {}): Promise<Finding> {
  const { findings } = await auditSite({ url, ...fetched });
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) throw new Error(`the site has no ${rule}`);
  return finding;
}

test('returns the current finding if a problem is still there, and “gone” if it was fixed', async () => {
  let fixed = false;
  const site = await startSite(() => ({
    '/': () => page(fixed ? '<h1>Hi</h1>' : '<a href="/lost">Lost</a><h1>Hi</h1>'),
  }));
  try {
    const finding = await found(site.url, 'broken-link');
    expect(await recheck(finding, inputFor(site.url), local)).toMatchObject({
      verdict: 'still-there',
      finding: { fingerprint: finding.fingerprint, evidence: { status: 404 } },
    });
    fixed = true;
    expect(await recheck(finding, inputFor(site.url), local)).toEqual({ verdict: 'gone' });
  } finally {
    await site.close();
  }
});

test('reports a broken link without proof as neither gone nor still there', async () => {
  let status = 404;
  const site = await startSite(() => ({
    '/': page('<a href="/lost">Lost</a><h1>Hi</h1>'),
    '/lost': () => ({ status }),
  }));
  try {
    const broken = await found(site.url, 'broken-link');
    status = 403;
    expect(await recheck(broken, inputFor(site.url), local)).toMatchObject({
      verdict: 'not-verified',
      finding: { rule: 'unverified-link', evidence: { status: 403 } },
    });
    const unverified = await found(site.url, 'unverified-link');
    status = 404;
    expect(await recheck(unverified, inputFor(site.url), local)).toMatchObject({
      verdict: 'still-there',
      finding: { rule: 'broken-link', evidence: { status: 404 } },
    });
  } finally {
    await site.close();
  }
});

describe('a page of a host that the audit was redirected to', () => {
  async function seenBy(isVerifiedHost?: (host: string) => boolean) {
    const fetched: string[] = [];
    const otherServer = createServer(({ url, headers }, response) => {
      fetched.push(`${url} ${headers.authorization ?? '-'}`);
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /');
      else response.setHeader('content-type', 'text/html').end(page('<h2>Hi</h2>').body);
    });
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const { port } = otherServer.address() as AddressInfo;
    const location = `http://127.0.0.1:${port}/`;
    const mine = await startSite(() => ({ '/': { status: 302, headers: { location } } }));
    try {
      const finding = await found(location, 'h1-missing', { respectRobots: false });
      fetched.length = 0;
      const headers = { Authorization: 'secret' };
      const input = { ...inputFor(mine.url), respectRobots: false, headers };
      const { verdict } = await recheck(finding, input, {
        ...local,
        ...(isVerifiedHost && { isVerifiedHost }),
      });
      return { fetched, verdict };
    } finally {
      await mine.close();
      otherServer.close();
      otherServer.closeAllConnections();
    }
  }

  test('receives none of the site owner’s headers', async () => {
    const { fetched, verdict } = await seenBy();
    expect(verdict).toBe('still-there');
    expect(fetched).toContain('/ -');
    expect(fetched.filter((line) => line.includes('secret'))).toEqual([]);
  });

  test('is requested within its robots.txt if the host is unverified', async () => {
    const { fetched, verdict } = await seenBy(() => false);
    expect(verdict).toBe('unknown');
    expect(fetched).toEqual(['/robots.txt -']);
  });
});

test('returns “unknown” for a page without a response', async () => {
  const site = await startSite(() => ({ '/': page('<a href="/lost">Lost</a>') }));
  const finding = await found(site.url, 'broken-link');
  await site.close();
  expect(await recheck(finding, inputFor(site.url), local)).toEqual({ verdict: 'unknown' });
});

test('can’t recheck rules about the whole site on one page', () => {
  expect([canRecheck('broken-link'), canRecheck('title-missing'), canRecheck('title-duplicate')]).toEqual([
    true,
    true,
    false,
  ]);
});

test("doesn't report a finding in a style sheet as gone after reading the page only", async () => {
  const site = await startSite(() => ({
    '/': page('<link rel="stylesheet" href="/a.css"><h1>Hi</h1>'),
    '/a.css': { headers: { 'content-type': 'text/css' }, body: 'body{background:url(/gone.png)}' },
  }));
  try {
    const finding = await found(site.url, 'broken-image');
    expect(finding.page).toBe(`${site.url}a.css`);
    expect(await recheck(finding, inputFor(site.url), local)).toEqual({ verdict: 'unknown' });
  } finally {
    await site.close();
  }
});
