import { test } from '@playwright/test';
import type { Job } from '#domain/job';
import { hasEnded, jobWhen, submit } from '#tests/support/jobs';
import { page as sitePage } from '#tests/support/sitePages';
import { type SiteServer, startSite } from '#tests/support/siteServer';
import type { SignedIn } from '#tests/support/stack';

const lost = { status: 404, headers: { server: 'shopd <b>1</b>', 'set-cookie': 'session=s3cret' } };

/** Two URLs that respond with 404 while they are in this set. */
export const broken = new Set<string>();

let site: SiteServer | undefined;

/** Gives each test of a file a site with two links, the first of them broken. */
export function withBrokenSite(): void {
  test.beforeAll(async () => {
    const gone = (path: string) => () => (broken.has(path) ? lost : sitePage(path, { nav: false }));
    site = await startSite(() => ({
      '/': sitePage('Home', { nav: false, body: '<a href="/shop">Shop</a> <a href="/team">Team</a>' }),
      '/shop': gone('/shop'),
      '/team': gone('/team'),
    }));
  });
  test.afterAll(() => site?.close());
  test.beforeEach(() => {
    broken.clear();
    broken.add('/shop');
  });
}

export function brokenSiteUrl(): string {
  if (!site) throw new Error('The site is not there yet.');
  return site.url;
}

/** Runs a job on that site and returns when it has finished. */
export const check = async (person: SignedIn): Promise<Job> =>
  jobWhen(await submit(person, { url: brokenSiteUrl() }), hasEnded);
