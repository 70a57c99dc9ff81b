import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { page as sitePage } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { db, signUp as newAccount } from '../support/stack';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
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
  test('a new job is inspected while typing, and is created once when pressed twice', async ({ page }) => {
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
    await expect(dialog.getByText('30 jobs left this month')).toBeVisible();
    await dialog.getByLabel('Max pages').fill('50');
    await dialog.getByRole('button', { name: 'Start job' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
    const jobs = await jobsOf(person.uid);
    expect(jobs.map((job) => job.get('input.maxPages'))).toEqual([50]);
  });

  test('a failed job doesn’t count, and is edited and run again', async ({ page }) => {
    const person = await newAccount('editing');
    await logIn(page, person.email, '/dashboard/new');
    const address = page.getByLabel('Site URL');
    await address.fill('http://127.0.0.1:9/');
    await page.getByRole('button', { name: 'Start anyway' }).click();
    await expect(page.getByText(/This job doesn’t count toward the monthly limit\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Edit and run again' }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('http://127.0.0.1:9/');
    await expect(page.getByLabel('Max depth')).toBeVisible();
    await address.fill(site.url);
    await expect(page.getByText('30 jobs left this month')).toBeVisible();
    await page.getByRole('button', { name: 'Start job' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new URL(site.url).host })).toBeVisible();
  });

  test('n opens the form over the screen, and suggests a site that was checked before', async ({ page }) => {
    const person = await newAccount('again');
    const at = new Date();
    const score = { score: 88, grade: 'B', errors: 0, warnings: 2 } as const;
    const run = { jobId: 'a', at, ...score, comparable: 'site https://shop.example.com/ x' };
    const history = { host: 'shop.example.com', runs: [run], worseAt: null, updatedAt: at };
    await db.doc(paths.site(person.uid, history.host)).set(history);
    await logIn(page, person.email, '/dashboard/settings');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Unsaved');
    await name.blur();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New job' });
    const address = dialog.getByLabel('Site URL');
    await expect(address).toBeFocused();
    // The browser draws the list of suggestions itself.
    const suggestion = dialog.locator('datalist option');
    await expect(suggestion).toHaveText('shop.example.com, last grade B');
    await expect(suggestion).toHaveAttribute('value', 'https://shop.example.com');
    await expectSoundInBothThemes(page, 'form for a new job');
    await address.fill('https://shop.example.com');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Unsaved');
  });
});
