import { page } from '../../../tests/support/sitePages';
import { startSite } from '../../../tests/support/siteServer';
import type { Pending } from '../audit/contract';
import { auditSite } from '../audit/testSupport';
import { commitIsDue } from './cadence';

/** What only the HTML validator sees: an id given twice, and a button without words. */
const faults = '<p id="a">a</p><p id="a">b</p><button type="button"></button>';

/**
 * The commits of an audit of so many pages with two of the validator's findings each. Time stands still for the log, so
 * that only what was found makes it write.
 */
async function commitsOf(pages: number): Promise<number> {
  const paths = Array.from({ length: pages - 1 }, (_, n) => `/p${n}`);
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const site = await startSite(() => ({
    '/': page('Start', { body: `${links}${faults}`, nav: false }),
    ...Object.fromEntries(paths.map((path) => [path, page(path, { body: faults, nav: false })])),
  }));
  let commits = 0;
  let found = 0;
  const { outcome } = await auditSite(
    { url: site.url, checkHtml: true, maxPages: pages },
    {
      sink: {
        wantsCommit: (pending: Pending) => commitIsDue(pending, commits, 0),
        async commit({ findings }) {
          commits++;
          found += findings.filter(
            ({ rule }) => rule === 'id-duplicate' || rule === 'button-name-missing',
          ).length;
        },
      },
    },
  );
  await site.close();
  expect(outcome).toMatchObject({ kind: 'finished', result: { pages } });
  expect(found).toBe(2 * pages);
  return commits;
}

/** A commit is an entry of the log, a part of the report and the job's progress. */
const writesACommit = 3;

it('grows with the pages and what the validator finds on them, and no faster', async () => {
  const [few, many] = [await commitsOf(150), await commitsOf(600)];
  // The first page is committed by itself, and so is the end.
  expect(many - 2).toBeLessThanOrEqual((600 / 150) * few);
  // What a page costs, a hundred thousand times.
  expect((many / 600) * 100_000 * writesACommit).toBeLessThanOrEqual(8_000);
}, 60_000);
