import { paths } from '#domain/collections';
import { maxIssuesPerSite } from '#domain/issueState';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

let site: SiteServer;
let person: SignedIn;
let jobId: string;

beforeAll(async () => {
  site = await startSite(() => ({ '/': page('Home', { nav: false }) }));
  person = await signUp();
  ({ jobId } = await jobWhen(await submit(person, { url: site.url }), hasEnded));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const fingerprint = 'abcDEF0123_-abcD';
const decision = {
  state: 'ignored',
  reason: 'It is meant so.',
  rule: 'broken-link',
  page: 'https://example.com/',
};
interface Change {
  readonly jobId?: string;
  readonly fingerprint?: string;
  readonly decision?: object | null;
}

const decide = ({ jobId: of = jobId, ...change }: Change = {}, who = person) =>
  call('decideIssues', { jobId: of, issues: [{ fingerprint, decision, ...change }] }, who);
const issues = () => db.collection(paths.issues(person.uid, new URL(site.url).host));

describe('a decision about a finding', () => {
  it('is stored, changed and deleted by the owner of the job', async () => {
    await decide();
    await decide({ decision: { ...decision, state: 'false-positive', reason: '' } });
    expect((await issues().get()).docs.map((issue) => [issue.id, issue.data()])).toEqual([
      [fingerprint, { ...decision, state: 'false-positive', reason: '', at: expect.anything() }],
    ]);
    await decide({ decision: null });
    await decide({ decision: null });
    expect((await issues().get()).size).toBe(0);
  });

  it('is rejected for another user’s job', async () => {
    const refused = { status: 'NOT_FOUND' };
    await expect(decide({ jobId: 'no-such-job' })).rejects.toMatchObject(refused);
    await expect(decide({}, await signUp())).rejects.toMatchObject(refused);
    await expect(decide({}, await signUpAdmin())).rejects.toMatchObject(refused);
    expect((await issues().get()).size).toBe(0);
  });

  it.each([
    ['an unknown state', { state: 'fixed' }],
    ['a reason past the limit', { reason: 'x'.repeat(501) }],
    ['a URL past the limit', { page: `https://${'x'.repeat(2_041)}` }],
    ['a rule that is none', { rule: '../x' }],
    ['an unknown field', { admin: true }],
  ])('is rejected with %s', async (_, change) => {
    await expect(decide({ decision: { ...decision, ...change } })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });

  it('is limited to 2,000 for each site', async () => {
    const others = Array.from({ length: maxIssuesPerSite }, (_, n) => issues().doc(`other-${n}`));
    const writer = db.bulkWriter();
    for (const other of others) void writer.set(other, { ...decision, at: new Date() });
    await writer.close();
    await expect(decide()).rejects.toMatchObject({ code: 'too-many-decisions' });
    await others[0]?.delete();
    await decide();
    await decide({ decision: { ...decision, reason: 'For another reason.' } });
  });

  it('makes several decisions in one call, or none of them past the limit', async () => {
    const oldest = await issues().orderBy('at', 'asc').limit(2).get();
    await Promise.all(oldest.docs.map(({ ref }) => ref.delete()));
    const some = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ fingerprint: `together-000000${n}`, decision }));
    await expect(call('decideIssues', { jobId, issues: some(3) }, person)).rejects.toMatchObject({
      code: 'too-many-decisions',
    });
    await call('decideIssues', { jobId, issues: some(2) }, person);
    expect((await issues().count().get()).data().count).toBe(maxIssuesPerSite);
  });

  it('stays within the limit of a site when several are made concurrently', async () => {
    const newest = await issues().orderBy('at', 'desc').limit(3).get();
    await Promise.all(newest.docs.map(({ ref }) => ref.delete()));
    const fingerprints = Array.from({ length: 8 }, (_, n) => `concurrently000${n}`);
    await Promise.allSettled(fingerprints.map((each) => decide({ fingerprint: each })));
    expect((await issues().count().get()).data().count).toBe(maxIssuesPerSite);
  });
});
