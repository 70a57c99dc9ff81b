import { paths } from '#domain/collections';
import type { ShareReportResult } from '#domain/operations';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

let site: SiteServer;
let owner: SignedIn;
let jobId: string;

beforeAll(async () => {
  site = await startSite(() => ({ '/': { body: '<!doctype html><title>Site</title>' } }));
  owner = await signUp('owner');
  jobId = await submit(owner, { url: site.url, checkHtml: false });
  await jobWhen(jobId, hasEnded);
});
afterAll(() => site.close());
afterAll(closeAdmin);

const share = (person: SignedIn, shared = true) =>
  call<ShareReportResult>('shareReport', { jobId, shared }, person);
const shares = async () => (await db.collection(paths.shares).where('jobId', '==', jobId).get()).size;

describe('a report', () => {
  it('can be shared only by its owner, not by another user or an admin', async () => {
    await expect(share(await signUp('stranger'))).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await expect(share(await signUpAdmin())).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await shares()).toBe(0);
  });

  it('has a link that only its owner can revoke, for good', async () => {
    const { token } = await share(owner);
    await expect(share(await signUp('stranger'), false)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect((await db.doc(paths.share(String(token))).get()).exists).toBe(true);
    expect(await share(owner, false)).toEqual({ token: null });
    expect((await db.doc(paths.share(String(token))).get()).exists).toBe(false);
    expect((await share(owner)).token).not.toBe(token);
  });
});
