import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { people } from '../../../scripts/local/seed';
import { browserArguments, findChromium } from '../../../scripts/test/chromium';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: browserArguments });

const viewport = { width: 1_280, height: 900 };

/** A person of the seed, signed in on the dashboard, in a private window of their own. */
export async function signedIn(browser: Browser, site: string, admin = false): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, viewport });
  await signIn(context, admin);
  return context;
}

/**
 * The same in a profile on disk, as a person’s own browser has one: unlike a private window it keeps the scripts that it
 * has compiled, from their second use on. The profile goes with its closing.
 */
export async function signedInAtHome(site: string, admin = false): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: browserArguments,
    baseURL: site,
    viewport,
  });
  context.on('close', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  await signIn(context, admin);
  return context;
}

async function signIn(context: BrowserContext, admin: boolean): Promise<void> {
  const page = await context.newPage();
  const person = people.find((one) => one.admin === admin);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password').fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
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
