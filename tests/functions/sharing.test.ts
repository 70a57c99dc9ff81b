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
const shares = async () => (await db.collection('shares').where('jobId', '==', jobId).get()).size;

describe('a report', () => {
  it('is shared by nobody but its owner: not by a stranger, and not by an admin, who may read it', async () => {
    await expect(share(await signUp('stranger'))).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await expect(share(await signUpAdmin())).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await shares()).toBe(0);
  });

  it('has a link that no other person can take away, and that never works again after its owner has', async () => {
    const { token } = await share(owner);
    await expect(share(await signUp('stranger'), false)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect((await db.doc(`shares/${token}`).get()).exists).toBe(true);
    expect(await share(owner, false)).toEqual({ token: null });
    expect((await db.doc(`shares/${token}`).get()).exists).toBe(false);
    expect((await share(owner)).token).not.toBe(token);
  });
});
