import { type JobProgress, noProgress } from '#domain/job';
import type { JobInputDraft } from '#domain/jobInput';
import { links, page, serve } from './testSites.fixture';
import { auditSite } from './testSupport.fixture';
import { systemClock } from './time/timing';

/** Returns the progress after each evaluated URL. */
async function progressOf(input: JobInputDraft): Promise<readonly JobProgress[]> {
  const updates: JobProgress[] = [];
  await auditSite(input, {
    sink: {
      wantsCommit: (_, progress) => updates.push(progress) === 0,
      commit: async ({ progress }) => {
        updates.push(progress);
      },
    },
  });
  return updates;
}

const steps = Array.from({ length: 12 }, (_, step) => `/step-${step}`);
const orphans = Array.from({ length: 20 }, (_, at) => `/orphan-${at}`);

test('counts pages that only a sitemap lists while linked pages are read', async () => {
  const { url } = await serve((at) => ({
    '/': links('/step-0'),
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${['/', '/step-3', ...orphans].map((path) => `<url><loc>${new URL(path, at)}</loc></url>`).join('')}</urlset>`,
    },
    // One after the other, so that the sitemap is complete long before the last page is.
    ...Object.fromEntries(steps.map((path, at) => [path, links(steps[at + 1] ?? '/')])),
    ...Object.fromEntries(orphans.map((path) => [path, page(path)])),
  }));
  const updates = await progressOf({ url });
  const all = 1 + steps.length + orphans.length;
  const afterSteps = updates.filter(({ pages }) => pages > steps.length);
  expect(afterSteps.map(({ discovered }) => discovered)).toEqual(afterSteps.map(() => all));
  expect(updates.at(-1)).toMatchObject({ pages: all, fetched: all, discovered: all });
});

test("doesn't count pages over the limit as remaining", async () => {
  const { url } = await serve({
    '/': links(...orphans, '/file.pdf'),
    '/file.pdf': { headers: { 'content-type': 'application/pdf' }, body: 'x' },
    ...Object.fromEntries(orphans.map((path) => [path, page(path)])),
  });
  const updates = await progressOf({ url, maxPages: 5 });
  expect(Math.max(...updates.map(({ discovered }) => discovered))).toBe(6);
  expect(updates.at(-1)).toMatchObject({ pages: 5, fetched: 6, discovered: 6 });
});

test('reports progress while nothing is evaluated', async () => {
  const { url } = await serve({
    '/': links('/slow', '/quick'),
    '/slow': { hangs: true },
    '/quick': page('Quick'),
  });
  let ahead = 0;
  let fetch: () => JobProgress = () => noProgress;
  const whenOver = jest.fn();
  const cancel = new AbortController();
  const timeout = 30_000;
  let running: Promise<unknown> = Promise.resolve();
  await new Promise<void>((allButOne) => {
    running = auditSite(
      { url },
      {
        signal: cancel.signal,
        timing: {
          clock: { ...systemClock, now: () => systemClock.now() + ahead },
          headersTimeout: timeout,
          requestTimeout: timeout,
        },
        sink: {
          watch(progress) {
            fetch = progress;
            return whenOver;
          },
          wantsCommit(_, { fetched }) {
            if (fetched === 2) allButOne();
            return false;
          },
          commit: async () => undefined,
        },
      },
    );
  });
  expect(fetch()).toMatchObject({ pages: 2, fetched: 2, discovered: 3, currentUrl: `${url}slow` });
  expect(fetch().pagesPerSecond).toBeGreaterThan(0);
  ahead = 6_000;
  expect(fetch()).toMatchObject({ pagesPerSecond: 0, currentUrl: `${url}slow` });
  expect(whenOver).not.toHaveBeenCalled();
  cancel.abort();
  await running;
  expect(fetch().currentUrl).toBeNull();
  expect(whenOver).toHaveBeenCalledTimes(1);
});
