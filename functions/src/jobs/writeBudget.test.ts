import { writesOf } from '#tests/support/pacedJob';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import type { Pending } from '../audit/contract';
import { auditSite } from '../audit/testSupport.fixture';
import { shouldCommit } from './intervals';

/** A duplicate ID and a button without a name: two findings of the HTML checks that no other page shares. */
const violationsOn = (n: number) =>
  `<p id="a${n}">a</p><p id="a${n}">b</p><button type="button" class="b${n}"></button>`;

/**
 * Counts the commits of an audit with two findings of the HTML checks per page. The log's clock doesn't advance, so only
 * the number of findings triggers commits.
 */
async function commitsOf(pages: number): Promise<number> {
  const paths = Array.from({ length: pages - 1 }, (_, n) => `/p${n}`);
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const site = await startSite(() => ({
    '/': page('Start', { body: `${links}${violationsOn(pages)}`, nav: false }),
    ...Object.fromEntries(paths.map((path, n) => [path, page(path, { body: violationsOn(n), nav: false })])),
  }));
  let commits = 0;
  let found = 0;
  const { outcome } = await auditSite(
    { url: site.url, checkHtml: true, maxPages: pages },
    {
      sink: {
        wantsCommit: (pending: Pending) => shouldCommit(pending, commits, 0),
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

/** A log entry, a part of the report, and the job’s progress. */
const writesPerCommit = 3;

it('the number of commits grows at most linearly with pages and findings', async () => {
  const [few, many] = [await commitsOf(150), await commitsOf(600)];
  // The first page and the end each have their own commit.
  expect(many - 2).toBeLessThanOrEqual((600 / 150) * few);
  // The cost of 100,000 pages.
  expect((many / 600) * 100_000 * writesPerCommit).toBeLessThanOrEqual(8_000);
}, 60_000);

describe('at any crawl speed', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([100, 20, 5, 2, 1, 0.5])(
    '1,000 pages with 2,000 findings cost 150 writes at %d pages a second',
    async (pagesPerSecond) => {
      const { writes, commits } = await writesOf({ pages: 1_000, pagesPerSecond, findingsPerPage: 2 });
      expect(writes).toBeLessThanOrEqual(150);
      // Opening the report reads one document per commit, and a few others.
      expect(commits).toBeLessThanOrEqual(25);
    },
  );

  // At a lower rate, 100,000 pages exceed the maximum duration of a job.
  it.each([20, 5, 2])(
    '100,000 pages cost 8,000 writes at %d pages a second',
    async (pagesPerSecond) => {
      const { writes } = await writesOf({ pages: 100_000, pagesPerSecond, findingsPerPage: 2 });
      expect(writes).toBeLessThanOrEqual(8_000);
    },
    30_000,
  );

  it('another hour costs at most 90 writes, however slow the crawl', async () => {
    const [some, more] = [
      await writesOf({ pages: 100, pagesPerSecond: 1 / 36, findingsPerPage: 2 }),
      await writesOf({ pages: 200, pagesPerSecond: 1 / 36, findingsPerPage: 2 }),
    ];
    expect(more.writes - some.writes).toBeLessThanOrEqual(90);
  });

  it('reports every fifty pages', async () => {
    const fast = await writesOf({ pages: 10_000, pagesPerSecond: 5, findingsPerPage: 0 });
    expect(fast.longestGapMs).toBeLessThanOrEqual(11_000);
  });

  it('reports every ten seconds in the first minute, and at least every two minutes later', async () => {
    const firstMinute = await writesOf({ pages: 60, pagesPerSecond: 1, findingsPerPage: 2 });
    expect(firstMinute.longestGapMs).toBeLessThanOrEqual(10_000);
    const later = await writesOf({ pages: 720, pagesPerSecond: 0.1, findingsPerPage: 2 });
    expect(later.longestGapMs).toBeLessThanOrEqual(120_000);
  });
});
