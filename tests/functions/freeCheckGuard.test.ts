import { deleteApp, getApp } from 'firebase-admin/app';
import { paths } from '#domain/collections';
import { newFreeCheck } from '#domain/freeCheck';
import { checkWhen, isOver } from '../support/freeChecks';
import { type SiteServer, startSite } from '../support/siteServer';
import { closeAdmin, db } from '../support/stack';

/** What the names of these tests resolve to. */
const names: Readonly<Record<string, string>> = {
  'private.example': '127.0.0.1',
  'metadata.example': '169.254.169.254',
  'mapped.example': '::ffff:10.0.0.1',
};

jest.mock('node:dns', () => {
  const real = jest.requireActual('node:dns');
  return {
    ...real,
    lookup: (name: string, options: object, done: (...args: unknown[]) => void) => {
      const address = names[name];
      if (address === undefined) return real.lookup(name, options, done);
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    },
  };
});

/** The functions' code in this process, as in the cloud: private addresses are never allowed. */
async function load() {
  delete process.env.ALLOW_PRIVATE_ADDRESSES;
  const [{ runFreeCheck }, { startFreeCheck }] = await Promise.all([
    import('#functions/freeChecks/run'),
    import('#functions/freeChecks/start'),
  ]);
  return { runFreeCheck, startFreeCheck };
}

let code: Awaited<ReturnType<typeof load>>;
let site: SiteServer;

beforeAll(async () => {
  code = await load();
  site = await startSite(() => ({ '/': { body: '<title>Secret</title>' } }));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
  await deleteApp(getApp());
});

const visitor = { claimed: '198.51.100.7', peer: '198.51.100.7' };

it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://router/',
  'https://example.com:6379/',
])('refuses %s before it is counted or stored', async (url) => {
  await expect(code.startFreeCheck({ url }, visitor)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('We check only public sites'),
  });
  expect((await db.collection(paths.freeChecks).where('url', '==', url).get()).empty).toBe(true);
});

it.each(Object.keys(names))('sends no request to %s, which resolves to a private address', async (name) => {
  const url = `http://${name}:${new URL(site.url).port}/`;
  const checkId = `guard-${name}`;
  await db.doc(paths.freeCheck(checkId)).set(newFreeCheck(url, new Date()));
  await code.runFreeCheck(checkId);
  expect(await checkWhen(checkId, isOver)).toMatchObject({
    state: 'failed',
    pages: [],
    result: null,
    failure: { code: 'site-unreachable' },
  });
  expect(site.requests.size).toBe(0);
});
