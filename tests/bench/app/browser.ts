import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { people } from '../../../scripts/local/seed';
import { browserArguments, findChromium } from '../../../scripts/test/chromium';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: browserArguments });

/** A person of the seed, signed in on the dashboard, in a browser profile of their own. */
export async function signedIn(browser: Browser, site: string, admin = false): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const person = people.find((one) => one.admin === admin);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password').fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
  return context;
}

/** Opens a page and measures until something on it can be seen, ms. */
export async function timeTo(
  page: Page,
  path: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  await page.goto(path);
  await shown(page);
  return performance.now() - startedAt;
}
