import { deleteApp, getApp } from 'firebase-admin/app';
import { paths } from '#domain/collections';
import { freeCheckLimits, newFreeCheck } from '#domain/freeCheck';
import { checkWhen, isOver } from '../support/freeChecks';
import { type Answer, type SiteServer, startSite } from '../support/siteServer';
import { closeAdmin, db } from '../support/stack';

/** The functions' code in this process, which may request loopback sites like the local stack. */
async function load() {
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.ALLOW_PRIVATE_ADDRESSES = 'true';
  const [{ runFreeCheck }, { AttemptReplacedError, FreeCheckRecord, maxAttempts }] = await Promise.all([
    import('#functions/freeChecks/run'),
    import('#functions/freeChecks/record'),
  ]);
  return { runFreeCheck, AttemptReplacedError, FreeCheckRecord, maxAttempts };
}

let code: Awaited<ReturnType<typeof load>>;
const sites: SiteServer[] = [];

beforeAll(async () => {
  code = await load();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await closeAdmin();
  await deleteApp(getApp());
});

let checks = 0;
async function newCheck(url: string): Promise<string> {
  checks += 1;
  const checkId = `run-${checks}-${Date.now()}`;
  await db.doc(paths.freeCheck(checkId)).set(newFreeCheck(url, new Date()));
  return checkId;
}

async function serve(...args: Parameters<typeof startSite>): Promise<SiteServer> {
  const site = await startSite(...args);
  sites.push(site);
  return site;
}

const run = async (url: string, seconds?: number) => {
  const checkId = await newCheck(url);
  await code.runFreeCheck(checkId, seconds);
  return checkWhen(checkId, isOver);
};

const requestsTo = ({ requests }: SiteServer) =>
  [...requests.values()].reduce((sum, count) => sum + count, 0);

describe('a hostile site', () => {
  it('that never ends gets a bounded number of requests', async () => {
    const links = Array.from({ length: 2_000 }, (_, n) => `<a href="/page/${n}">${n}</a>`).join('');
    const page: Answer = { body: `<title>Page</title>${links}` };
    const pages = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`/page/${n}`, page]));
    const site = await serve(() => ({ '/': page, ...pages }));
    const check = await run(site.url);
    expect(check.result?.pages).toBe(freeCheckLimits.pages);
    expect(check.pages).toHaveLength(freeCheckLimits.pages);
    expect(requestsTo(site)).toBeLessThanOrEqual(freeCheckLimits.requests);
  });

  it('with huge texts in its findings gets a small document', async () => {
    const long = 'x'.repeat(1_900);
    const links = Array.from({ length: 300 }, (_, n) => `<a href="/${n}-${long}">${long}</a>`).join('');
    const site = await serve(() => ({ '/': { body: `<title>${'t'.repeat(500_000)}</title>${links}` } }));
    const check = await run(site.url);
    expect(check.state).toBe('succeeded');
    expect(check.findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(check).length).toBeLessThan(200_000);
  });

  it('that never answers ends at the time limit, with words', async () => {
    const site = await serve(() => ({ '/': { hangs: true } }));
    expect((await run(site.url, 1)).failure).toMatchObject({
      code: 'site-unreachable',
      message: expect.stringContaining("didn't send a page within 75 s"),
    });
  });

  it('that answers slowly ends at the time limit, with what was found', async () => {
    const site = await serve(() => ({
      '/': { body: '<title>Home</title><a href="/slow">Slow</a>' },
      '/slow': { hangs: true },
    }));
    const check = await run(site.url, 2);
    expect(check).toMatchObject({ state: 'succeeded', result: { pages: 1, isTimedOut: true } });
  });

  it('that redirects to another port is not followed there', async () => {
    const site = await serve(() => ({ '/': { status: 302, headers: { location: 'http://127.0.0.1:22/' } } }));
    const check = await run(site.url);
    expect(JSON.stringify(check)).toContain('EREFUSED_PORT');
  });
});

describe('an interrupted free check', () => {
  const home = () => ({ '/': { body: '<title>Home</title><a href="/nowhere">Broken</a>' } });

  it('starts over, and the dead attempt can’t write any more', async () => {
    const site = await serve(home);
    const checkId = await newCheck(site.url);
    const dead = await code.FreeCheckRecord.begin(checkId);
    await code.runFreeCheck(checkId);
    const done = await checkWhen(checkId, isOver);
    expect(done).toMatchObject({ state: 'succeeded', attempts: 2, result: { pages: 1 } });
    await expect(dead?.fail({ code: 'internal', message: 'Late.', retryable: true })).rejects.toBeInstanceOf(
      code.AttemptReplacedError,
    );
    expect((await db.doc(paths.freeCheck(checkId)).get()).get('failure')).toBeNull();
  });

  it('does nothing when it is delivered again after its end', async () => {
    const site = await serve(home);
    const checkId = await newCheck(site.url);
    await code.runFreeCheck(checkId);
    const before = requestsTo(site);
    await code.runFreeCheck(checkId);
    expect(requestsTo(site)).toBe(before);
  });

  it('fails after its last attempt, without another request', async () => {
    const site = await serve(home);
    const checkId = await newCheck(site.url);
    for (let n = 0; n < code.maxAttempts; n += 1) await code.FreeCheckRecord.begin(checkId);
    await code.runFreeCheck(checkId);
    expect(await checkWhen(checkId, isOver)).toMatchObject({
      state: 'failed',
      failure: { code: 'internal' },
    });
    expect(requestsTo(site)).toBe(0);
  });

  it('does nothing for a check that expired or was deleted', async () => {
    const site = await serve(home);
    const checkId = await newCheck(site.url);
    await db.doc(paths.freeCheck(checkId)).update({ expiresAt: new Date(0) });
    await code.runFreeCheck(checkId);
    await code.runFreeCheck('deleted');
    expect(requestsTo(site)).toBe(0);
  });
});
