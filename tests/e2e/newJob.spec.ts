import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { page as sitePage } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { db, signUp as newAccount } from '../support/stack';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

let site: SiteServer;

test.beforeAll(async () => {
  site = await startSite((url) => ({
    '/': sitePage('Home', { nav: false }),
    '/robots.txt': { body: `User-agent: *\nAllow: /\nSitemap: ${url}sitemap.xml` },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc></url></urlset>`,
    },
  }));
});
test.afterAll(() => site.close());
test.beforeEach(({ context }) => stayLocal(context));

const jobsOf = async (uid: string) =>
  (await db.collection(paths.jobs).where('ownerUid', '==', uid).get()).docs;

atBothSizes(() => {
  test('a new job is inspected while typing, uses a preset, and is created once when pressed twice', async ({
    page,
  }) => {
    const person = await newAccount('asking');
    await logIn(page, person.email, '/dashboard/jobs');
    await page.getByRole('button', { name: 'New job' }).click();
    const dialog = page.getByRole('dialog', { name: 'New job' });
    const address = dialog.getByLabel('Site URL');
    await expect(address).toBeFocused();
    await address.fill('not an address');
    await dialog.getByRole('button', { name: 'Start job' }).click();
    await expect(dialog.getByText(/isn’t a URL we can check/)).toBeVisible();
    await expect(address).toBeFocused();

    await address.fill(site.url);
    const { host } = new URL(site.url);
    await expect(dialog.getByText(new RegExp(`${host} responded in`))).toBeVisible();
    await expect(dialog.getByText('robots.txt allows crawling')).toBeVisible();
    await expect(dialog.getByText('Sitemap lists 1 page')).toBeVisible();
    await expect(dialog.getByText('Uses 1 of 30 jobs left this month')).toBeVisible();
    await dialog.getByRole('button', { name: 'Quick check' }).click();
    await expect(dialog.getByLabel('Max pages')).toHaveValue('50');
    await dialog.getByRole('button', { name: 'Start job' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
    const jobs = await jobsOf(person.uid);
    expect(jobs.map((job) => job.get('input.maxPages'))).toEqual([50]);
  });
});
