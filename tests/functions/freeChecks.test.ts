import { internalPaths, paths } from '#domain/collections';
import { freeCheckLimits, freeChecksPerHour } from '#domain/freeCheck';
import { type FaultySite, startFaultySite } from '../support/faultySite';
import { checkWhen, isOver, nextPeer, startCheck } from '../support/freeChecks';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, firestoreHost, projectId, runScheduled, signUpAdmin } from '../support/stack';

const limits = db.collection(internalPaths.rateLimits);
const deleteCounts = async () => {
  for (const { id, ref } of (await limits.get()).docs) if (id.startsWith('freeCheck')) await ref.delete();
};

let faulty: FaultySite;
let small: SiteServer;

beforeAll(async () => {
  faulty = await startFaultySite();
  small = await startSite(() => ({ '/': { body: '<title>Home</title><a href="/nowhere">Broken</a>' } }));
});
beforeEach(deleteCounts);
afterAll(async () => {
  await faulty.close();
  await small.close();
  await closeAdmin();
});

describe('a free check', () => {
  it('shows a visitor findings with evidence, and reads at most ten pages', async () => {
    const { status, checkId } = await startCheck({ url: faulty.url });
    expect(status).toBe(200);
    expect(checkId).toMatch(/^[A-Za-z0-9_-]{27}$/);
    const check = await checkWhen(checkId, isOver);
    expect(check).toMatchObject({ state: 'succeeded', failure: null, attempts: 1 });
    expect(check.result?.pages).toBe(freeCheckLimits.pages);
    expect(check.findings[0]).toMatchObject({ rule: 'broken-resource', severity: 'error' });
    expect(check.findings[0]?.evidence.status).toBe(404);
    expect(check.result?.counts.error).toBeGreaterThan(0);
    for (const path of faulty.neverAsked) expect(faulty.requests.has(path)).toBe(false);
  });

  it('stores nothing about the visitor, and no account, job or statistics', async () => {
    const peer = nextPeer();
    const jobs = (await db.collection(paths.jobs).count().get()).data().count;
    const { checkId } = await startCheck({ url: small.url }, { peer });
    await checkWhen(checkId, isOver);
    const stored = (await db.doc(paths.freeCheck(checkId)).get()).data();
    const counts = (await limits.get()).docs.map((doc) => [doc.id, doc.data()]);
    expect(JSON.stringify([stored, counts])).not.toContain(peer);
    expect(JSON.stringify([stored, counts])).not.toContain(peer.split('::')[0]);
    expect((await db.collection(paths.jobs).count().get()).data().count).toBe(jobs);
    expect(stored?.expiresAt.toMillis() - stored?.createdAt.toMillis()).toBe(86_400_000);
  });

  it.each([
    ['a URL that isn’t one', { url: 'not a site' }],
    ['another scheme', { url: 'ftp://example.com' }],
    ['a URL with a password', { url: 'https://user:secret@example.com' }],
    ['a port that isn’t for the web', { url: 'http://example.com:22/' }],
    ['more pages', { url: 'https://example.com', maxPages: 500 }],
    ['request headers', { url: 'https://example.com', headers: { cookie: 'x' } }],
    ['a list of URLs', { url: ['https://example.com'] }],
    ['nothing', {}],
  ])('rejects %s', async (_, request) => {
    expect((await startCheck(request)).status).toBe(400);
    expect((await limits.get()).docs.filter(({ id }) => id.startsWith('freeCheck'))).toEqual([]);
  });

  it('explains why a site can’t be checked', async () => {
    const closed = await startSite(() => ({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
      '/': { body: '<title>Home</title>' },
    }));
    const forbidden = await startCheck({ url: closed.url });
    expect((await checkWhen(forbidden.checkId, isOver)).failure).toMatchObject({
      code: 'blocked-by-robots',
      message: expect.stringContaining('With an account'),
    });
    expect(closed.requests.has('/')).toBe(false);
    await closed.close();
    const dead = await startCheck({ url: closed.url });
    expect((await checkWhen(dead.checkId, isOver)).failure?.code).toBe('site-unreachable');
  });

  it('is deleted by the sweep after a day, with nothing else', async () => {
    const [old, fresh] = await Promise.all([startCheck({ url: small.url }), startCheck({ url: small.url })]);
    for (const { checkId } of [old, fresh]) await checkWhen(checkId, isOver);
    await db.doc(paths.freeCheck(old.checkId)).update({ expiresAt: new Date(Date.now() - 1_000) });
    await runScheduled('sweepJobs');
    expect((await db.doc(paths.freeCheck(old.checkId)).get()).exists).toBe(false);
    expect((await db.doc(paths.freeCheck(fresh.checkId)).get()).exists).toBe(true);
  });
});

describe('the limits of free checks', () => {
  const sites = Array.from({ length: 10 }, (_, n) => `https://site-${n}.invalid/`);
  const countOf = async (prefix: string) =>
    (await limits.get()).docs.find(({ id }) => id.startsWith(`freeCheck ${prefix} `))?.data().count;

  it('stop a visitor, whatever addresses the visitor claims, and say when to try again', async () => {
    const peer = nextPeer();
    for (const url of sites.slice(0, freeChecksPerHour.visitor))
      expect((await startCheck({ url }, { peer })).status).toBe(200);
    const refused = await startCheck({ url: String(sites[6]) }, { peer, claimed: nextPeer() });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/5 free checks of this hour\. Try again in \d+ minutes?, or sign up/);
    expect((await startCheck({ url: String(sites[7]) })).status).toBe(200);
  });

  it('stop visitors of many addresses from checking one site, under any of its names', async () => {
    for (const name of ['www.crowded.invalid', 'a.crowded.invalid', 'crowded.invalid'])
      expect((await startCheck({ url: `https://${name}/` })).status).toBe(200);
    const refused = await startCheck({ url: 'https://b.crowded.invalid/another' });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/^crowded\.invalid has had its 3 free checks.*Try again in \d+ minute/);
    expect((await startCheck({ url: 'https://calm.invalid/' })).status).toBe(200);
  });

  it('stop everyone, so that a flood can’t cost more than one hour’s checks', async () => {
    await startCheck({ url: String(sites[0]) });
    const total = (await limits.get()).docs.find(({ id }) => id.startsWith('freeCheck total '));
    await total?.ref.update({ count: freeChecksPerHour.total });
    const before = (await db.collection(paths.freeChecks).count().get()).data().count;
    const refused = await startCheck({ url: String(sites[1]) });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/^All free checks of this hour are used up\. Try again in \d+ minute/);
    expect((await db.collection(paths.freeChecks).count().get()).data().count).toBe(before);
  });

  it('let no more through when all calls arrive together, and count none of the rest for others', async () => {
    const peer = nextPeer();
    const answers = await Promise.all(sites.map((url) => startCheck({ url }, { peer })));
    const started = answers.filter(({ status }) => status === 200).length;
    expect(started).toBeLessThanOrEqual(freeChecksPerHour.visitor);
    expect((await countOf('total')) ?? 0).toBe(started);
  });
});

describe('the switch of free checks', () => {
  const settings = db.doc(paths.accessSettings);
  afterEach(async () => void (await settings.update({ freeChecks: true, jobsPaused: false })));

  it('is in the hands of admins, and recorded', async () => {
    const admin = await signUpAdmin();
    await call('setFreeChecks', { enabled: false }, admin);
    const refused = await startCheck({ url: small.url });
    expect(refused).toMatchObject({ status: 400, code: 'free-checks-off' });
    expect(refused.message).toContain('Sign up to check a site');
    const recorded = db.collection(paths.auditLog).where('actorUid', '==', admin.uid);
    expect((await recorded.get()).docs.map((entry) => entry.data())).toMatchObject([
      { action: 'settings.free-checks', before: { enabled: true }, after: { enabled: false } },
    ]);
    await call('setFreeChecks', { enabled: true }, admin);
    expect((await startCheck({ url: small.url })).status).toBe(200);
  });

  it('is off while new jobs are paused', async () => {
    await settings.set({ jobsPaused: true }, { merge: true });
    expect((await startCheck({ url: small.url })).code).toBe('jobs-paused');
  });
});

describe('the REST API, without an account', () => {
  const documents = `http://${firestoreHost.host}:${firestoreHost.port}/v1/projects/${projectId}/databases/(default)/documents`;
  const ask = (path: string, method = 'GET', body?: object) =>
    fetch(`${documents}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('returns a check by its ID, and neither lists nor changes any', async () => {
    const { checkId } = await startCheck({ url: small.url });
    await checkWhen(checkId, isOver);
    expect((await ask(`/freeChecks/${checkId}`)).status).toBe(200);
    expect((await ask('/freeChecks')).status).toBe(403);
    const query = { structuredQuery: { from: [{ collectionId: 'freeChecks' }], limit: 1 } };
    expect((await ask(':runQuery', 'POST', query)).status).toBe(403);
    const group = { structuredQuery: { from: [{ collectionId: 'freeChecks', allDescendants: true }] } };
    expect((await ask(':runQuery', 'POST', group)).status).toBe(403);
    expect((await ask(`/freeChecks/${checkId}`, 'PATCH', { fields: {} })).status).toBe(403);
    expect((await ask(`/freeChecks/${checkId}`, 'DELETE')).status).toBe(403);
    expect((await ask('/freeChecks?documentId=mine', 'POST', { fields: {} })).status).toBe(403);
  });
});
