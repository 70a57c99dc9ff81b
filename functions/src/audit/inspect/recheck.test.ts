import * as v from 'valibot';
import type { Finding } from '../../../../src/domain/finding';
import { jobInputSchema } from '../../../../src/domain/jobInput';
import { startSite } from '../../../../tests/support/siteServer';
import { auditSite } from '../testSupport';
import { canRecheck, recheck } from './recheck';

const local = { allowPrivate: true, timing: { retryDelay: 1 } };
const page = (body: string) => ({ body: `<!doctype html><html lang="en"><title>A page</title>${body}` });

const inputFor = (url: string) => v.parse(jobInputSchema, { url });

async function found(url: string, rule: Finding['rule']): Promise<Finding> {
  const { findings } = await auditSite({ url });
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) throw new Error(`the site has no ${rule}`);
  return finding;
}

test('what is still there is seen as it is now; what was mended is gone', async () => {
  let mended = false;
  const site = await startSite(() => ({
    '/': () => page(mended ? '<h1>Hi</h1>' : '<a href="/lost">Lost</a><h1>Hi</h1>'),
  }));
  try {
    const finding = await found(site.url, 'broken-link');
    expect(await recheck(finding, inputFor(site.url), local)).toMatchObject({
      verdict: 'still-there',
      finding: { fingerprint: finding.fingerprint, evidence: { status: 404 } },
    });
    mended = true;
    expect(await recheck(finding, inputFor(site.url), local)).toEqual({ verdict: 'gone' });
  } finally {
    await site.close();
  }
});

test('a broken link that gives no proof now is neither gone nor still there', async () => {
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

test('a page that gives no answer tells nothing', async () => {
  const site = await startSite(() => ({ '/': page('<a href="/lost">Lost</a>') }));
  const finding = await found(site.url, 'broken-link');
  await site.close();
  expect(await recheck(finding, inputFor(site.url), local)).toEqual({ verdict: 'unknown' });
});

test('what only the whole site shows can’t be checked by one page', () => {
  expect([canRecheck('broken-link'), canRecheck('title-missing'), canRecheck('title-duplicate')]).toEqual([
    true,
    true,
    false,
  ]);
});
