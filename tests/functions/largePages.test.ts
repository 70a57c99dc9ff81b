import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { startLargePages } from '../support/largePages';
import type { SiteServer } from '../support/siteServer';
import { closeAdmin, signUp } from '../support/stack';

let site: SiteServer;
beforeAll(async () => {
  site = await startLargePages();
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

it('stores the findings of a page that exceed the size of a document', async () => {
  const jobId = await submit(await signUp(), { url: site.url, maxPages: 30, checkExternal: false });
  const job = await jobWhen(jobId, hasEnded);
  expect(job).toMatchObject({ state: 'succeeded', result: { pages: 2 } });
  const { findings, log, parts } = await reportOf(jobId);
  expect(findings).toHaveLength(job.progress.findings);
  expect(log.map((entry) => entry.data().seq)).toEqual(log.map((_, index) => index + 1));
  const kinds = log.map((entry) => entry.data().kind);
  expect(parts.length).toBeGreaterThan(kinds.filter((kind) => kind === 'commit').length);
}, 90_000);
