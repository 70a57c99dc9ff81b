import { expect, type Page, test } from '@playwright/test';
import { internalPaths } from '#domain/collections';
import { db } from '../support/stack';
import { brokenSiteUrl, withBrokenSite } from './support/brokenSite';
import { watchForErrors } from './support/errors';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';

withBrokenSite();
test.beforeEach(async ({ context }) => {
  await stayLocal(context);
  // All browsers of these tests have one address, which may start five checks an hour.
  for (const { id, ref } of (await db.collection(internalPaths.rateLimits).get()).docs)
    if (id.startsWith('freeCheck')) await ref.delete();
});

const startButton = (page: Page) => page.getByRole('button', { name: 'Check 10 pages' });
const result = (page: Page) => page.getByRole('heading', { level: 1, name: /^\d+ errors? on 127\.0\.0\.1/ });
const formFor = (url: string) => `/check?${new URLSearchParams({ url })}`;

atBothSizes(() => {
  test('a visitor checks a site, keeps the result, and signs up for the rest', async ({ page }) => {
    const errors = watchForErrors(page);
    await page.goto(formFor(brokenSiteUrl()));
    await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue(brokenSiteUrl());
    await expectSoundInBothThemes(page, 'form');
    await startButton(page).click();
    await expect(page).toHaveURL(/\/check\/[\w-]{27}$/);
    await expect(result(page)).toBeVisible();
    const broken = page.getByRole('listitem').filter({ hasText: '/shop' }).first();
    await expect(broken).toContainText('404');
    await expect(broken.getByRole('definition').filter({ hasText: 'shopd <b>1</b>' })).toBeVisible();
    expect(await page.content()).not.toContain('s3cret');
    await expectSoundInBothThemes(page, 'result');
    await page.reload();
    await expect(result(page)).toBeVisible();
    expect(errors).toEqual([]);
    await page.getByRole('link', { name: 'Sign up to keep it and check the rest' }).click();
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    const next = new URL(page.url()).searchParams.get('next') ?? '';
    expect(new URLSearchParams(next.split('?')[1]).get('url')).toBe(brokenSiteUrl());
  });
});

test('the form of the home page starts the check', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'URL of your site' }).first().fill(brokenSiteUrl());
  await page.getByRole('button', { name: 'Check your site' }).first().click();
  await expect(result(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a port that isn’t for the web is refused with words, and nothing is started', async ({ page }) => {
  await page.goto(formFor('http://127.0.0.1:22/'));
  await startButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We check only public sites');
  await expect(page).toHaveURL(/\/check\?url=/);
});

test('a sixth check is refused with the time of the next one', async ({ page, context }) => {
  for (let n = 0; n < 5; n += 1) {
    const one = await context.newPage();
    await one.goto(formFor(`https://site-${n}.invalid/`));
    await startButton(one).click();
    await expect(one).toHaveURL(/\/check\/[\w-]{27}$/);
    await one.close();
  }
  await page.goto(formFor(brokenSiteUrl()));
  await startButton(page).click();
  await expect(page.getByRole('alert')).toContainText(/Try again in \d+ minutes?, or sign up/);
  await expect(page.getByRole('link', { name: 'Sign up to check this site' })).toBeVisible();
});

test('without functions, the form leads to the sign-up with the URL filled in', async ({ page }) => {
  await page.route(/startFreeCheck/, (route) => route.abort());
  await page.goto(formFor('example.com'));
  await startButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Plumbline');
  await page.getByRole('link', { name: 'Sign up to check this site' }).click();
  await expect(page).toHaveURL(/\/auth\/signup\?next=.*example\.com/);
});

test('a link to a check that doesn’t exist says so', async ({ page }) => {
  await page.goto(`/check/${'x'.repeat(27)}`);
  await expect(page.getByRole('heading', { name: 'This result isn’t available' })).toBeVisible();
});
