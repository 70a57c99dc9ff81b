import { paths } from '#domain/collections';
import { unverifiedLimits } from '#domain/domainVerification';
import type { RequestSiteVerificationResult, VerifySiteResult } from '#domain/operations';
import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, signUp } from '../support/stack';

let site: SiteServer;
let file: string | null = null;
let head = '';

/** On the local stack, every loopback address but the default one counts as an unverified site. */
const strange = () => site.url.replace('127.0.0.1', '127.0.0.2');

beforeAll(async () => {
  site = await startSite(
    () => ({
      '/': () => ({ body: `<title>Home</title>${head}` }),
      '/.well-known/plumbline-verification.txt': () => (file === null ? { status: 404 } : { body: file }),
    }),
    { host: '0.0.0.0' },
  );
});
beforeEach(() => {
  file = null;
  head = '';
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const newInput = () => ({ url: strange(), maxPages: 400, requestsPerSecond: 50, respectRobots: false });

async function inputAs(person: Awaited<ReturnType<typeof signUp>>) {
  const { input } = await jobWhen(await submit(person, newInput()), hasEnded);
  return { maxPages: input.maxPages, rate: input.requestsPerSecond, robots: input.respectRobots };
}

const withUnverifiedLimits = {
  maxPages: unverifiedLimits.pages,
  rate: unverifiedLimits.requestsPerSecond,
  robots: true,
};
const asOwner = { maxPages: 400, rate: 50, robots: false };

describe('an unverified site', () => {
  it('is checked with few pages, slowly and by its robots.txt until a file verifies it', async () => {
    const person = await signUp();
    expect(await inputAs(person)).toEqual(withUnverifiedLimits);
    const { proofs, verified } = await call<RequestSiteVerificationResult>(
      'requestSiteVerification',
      { url: strange() },
      person,
    );
    expect(verified).toBe(false);
    file = 'something else';
    const request = { url: strange(), method: 'file' };
    expect(await call<VerifySiteResult>('verifySite', request, person)).toMatchObject({
      verified: false,
      seen: expect.stringContaining('doesn’t contain the token'),
    });
    expect(await inputAs(person)).toEqual(withUnverifiedLimits);
    file = `${proofs.file.content}\n`;
    expect(await call<VerifySiteResult>('verifySite', request, person)).toMatchObject({
      verified: true,
      seen: null,
    });
    expect(await inputAs(person)).toEqual(asOwner);
    // The verification of one user doesn’t count for another.
    expect(await inputAs(await signUp('other'))).toEqual(withUnverifiedLimits);
  });

  it('can be verified by a meta element, with the same token for a repeated request', async () => {
    const person = await signUp();
    const requestJob = () =>
      call<RequestSiteVerificationResult>('requestSiteVerification', { url: strange() }, person);
    const [first, second] = [await requestJob(), await requestJob()];
    expect(second).toEqual(first);
    const request = { url: strange(), method: 'meta' };
    expect(await call<VerifySiteResult>('verifySite', request, person)).toMatchObject({ verified: false });
    head = first.proofs.meta.html;
    expect(await call<VerifySiteResult>('verifySite', request, person)).toMatchObject({ verified: true });
    expect(await inputAs(person)).toEqual(asOwner);
  });

  it('has to be verified again after a year', async () => {
    const person = await signUp();
    const host = new URL(strange()).host;
    const requestedAt = new Date(Date.now() - 400 * 86_400_000);
    const verification = { host, token: 'x', requestedAt, verifiedAt: requestedAt, method: 'dns' };
    await db.doc(paths.verification(person.uid, host)).set(verification);
    expect(await inputAs(person)).toEqual(withUnverifiedLimits);
  });

  it('stays limited as the start URL of a list of verified URLs', async () => {
    const urls = [`${site.url}links.html`];
    const list = { ...newInput(), scope: 'list', urls } as const;
    const { input } = await jobWhen(await submit(await signUp(), list), hasEnded);
    expect(input).toMatchObject({ maxPages: unverifiedLimits.pages, respectRobots: true });
  });

  it('stays limited when a verified site redirects to it', async () => {
    const names = Array.from({ length: unverifiedLimits.pages + 20 }, (_, n) => `/${n}`);
    const links = ['/closed', ...names].map((name) => `<a href="${name}">${name}</a>`).join(' ');
    const otherSite = await startSite(
      () => ({
        '/': { body: links },
        '/robots.txt': { body: 'User-agent: *\nDisallow: /closed' },
        ...Object.fromEntries(names.map((name) => [name, { body: `<title>${name}</title>` }])),
      }),
      { host: '0.0.0.0' },
    );
    const location = otherSite.url.replace('127.0.0.1', '127.0.0.2');
    const mine = await startSite(() => ({ '/': { status: 302, headers: { location } } }));
    try {
      const person = await signUp();
      const jobId = await submit(person, { ...newInput(), url: mine.url, checkHtml: false });
      const job = await jobWhen(jobId, hasEnded);
      expect(job).toMatchObject({ input: { maxPages: 400 }, result: { pages: unverifiedLimits.pages } });
      expect(otherSite.requests.has('/closed')).toBe(false);
      const isTold = ({ rule }: { readonly rule: string }) => rule === 'host-not-verified';
      expect((await reportOf(jobId)).findings.filter(isTold)).toHaveLength(1);
      const verification = {
        host: new URL(location).host,
        token: 'x',
        requestedAt: new Date(),
        verifiedAt: new Date(),
      };
      await db.doc(paths.verification(person.uid, verification.host)).set({ ...verification, method: 'dns' });
      const whole = await submit(person, { ...newInput(), url: mine.url, checkHtml: false });
      expect(await jobWhen(whole, hasEnded)).toMatchObject({ result: { pages: names.length + 1 } });
      expect((await reportOf(whole)).findings.filter(isTold)).toEqual([]);
      expect(otherSite.requests.has('/closed')).toBe(true);
    } finally {
      await Promise.all([mine.close(), otherSite.close()]);
    }
  });

  it('can’t be verified before the verification was requested', async () => {
    const person = await signUp();
    await expect(call('verifySite', { url: strange(), method: 'file' }, person)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
  });
});
