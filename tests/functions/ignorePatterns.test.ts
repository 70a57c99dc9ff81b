import { paths } from '#domain/collections';
import { maxPatternsPerSite } from '#domain/ignorePattern';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

let site: SiteServer;
let person: SignedIn;
let jobId: string;
/** Pages that link to a missing page. */
let broken: readonly string[] = ['/'];

beforeAll(async () => {
  const linked = (path: string) => () =>
    page(path, { body: broken.includes(path) ? `<a href="${path}gone">Gone</a>` : '', nav: false });
  site = await startSite(() => ({
    '/': () => page('Home', { body: '<a href="/blog/">Blog</a> <a href="/shop/">Shop</a>', nav: false }),
    '/blog/': linked('/blog/'),
    '/shop/': linked('/shop/'),
  }));
  person = await signUp();
  ({ jobId } = await jobWhen(await submit(person, { url: site.url }), hasEnded));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const pattern = {
  state: 'ignored',
  reason: 'It is meant so.',
  rule: 'broken-link',
  page: '/blog/*',
  target: null,
};
const add = (more: object = {}, who = person, job = jobId) =>
  call('addIgnorePattern', { jobId: job, pattern: { ...pattern, ...more } }, who);
const remove = (patternId: string, who = person) =>
  call('removeIgnorePattern', { host: new URL(site.url).host, patternId }, who);
const stored = async () =>
  (await db.collection(paths.ignorePatterns(person.uid, new URL(site.url).host)).get()).docs;

describe('a pattern of ignored findings', () => {
  afterEach(async () => {
    await Promise.all((await stored()).map(({ ref }) => ref.delete()));
  });

  it('is stored once, changed and removed by the owner of the job', async () => {
    await add();
    await add({ reason: '', state: 'false-positive' });
    const [only, ...more] = await stored();
    expect(more).toEqual([]);
    expect(only?.data()).toEqual({ ...pattern, reason: '', state: 'false-positive', at: expect.anything() });
    await remove(only?.id ?? '');
    await remove(only?.id ?? '');
    expect(await stored()).toEqual([]);
  });

  it('is rejected for another user’s job, and no one else can remove it', async () => {
    const refused = { status: 'NOT_FOUND' };
    await expect(add({}, await signUp())).rejects.toMatchObject(refused);
    await expect(add({}, await signUpAdmin())).rejects.toMatchObject(refused);
    await expect(add({}, person, 'no-such-job')).rejects.toMatchObject(refused);
    await add();
    const [only] = await stored();
    await remove(only?.id ?? '', await signUp());
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['a page that is no path', { page: 'blog' }],
    ['an empty target', { target: '' }],
    ['an unknown field', { host: 'example.com' }],
  ])('is rejected with %s', async (_, change) => {
    await expect(add(change)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('is limited to 50 for each site, also when several are added concurrently', async () => {
    const all = db.collection(paths.ignorePatterns(person.uid, new URL(site.url).host));
    const writer = db.bulkWriter();
    for (let n = 0; n < maxPatternsPerSite - 1; n++)
      void writer.set(all.doc(`other-${n}`), { ...pattern, at: new Date() });
    await writer.close();
    const results = await Promise.allSettled(['/a', '/b', '/c'].map((path) => add({ page: path })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add({ page: '/d' })).rejects.toMatchObject({ code: 'too-many-decisions' });
    expect(await stored()).toHaveLength(maxPatternsPerSite);
  });

  it('keeps the new findings that it matches from making the site worse', async () => {
    await add();
    broken = ['/blog/', '/shop/'];
    const next = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    const comparison = (await db.doc(paths.comparison(next.jobId)).get()).data();
    expect(comparison).toMatchObject({ kind: 'compared', new: { error: 2 }, worse: { error: 1 } });
  });
});
