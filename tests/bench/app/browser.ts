import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { people } from '#scripts/local/seed';
import { browserArguments, findChromium } from '#scripts/test/chromium';

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
 * has compiled, from their second use on. The profile goes at the end.
 */
export async function atHome(
  site: string,
  admin: boolean,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: browserArguments,
    baseURL: site,
    viewport,
  });
  try {
    await signIn(context, admin);
    await use(context);
  } finally {
    await context.close();
    // The browser may still be writing when it says that it is closed.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
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

/** Opens a page and measures until it shows something, ms. */
export async function timeTo(page: Page, path: string, sought: Sought): Promise<number> {
  const startedAt = performance.now();
  await page.goto(path);
  await shown(page, sought);
  return performance.now() - startedAt;
}

export interface Sought {
  /** A selector of CSS. */
  readonly selector: string;
  /** How many of them there must be. */
  readonly count?: number;
  /** What they must say. */
  readonly text?: string;
  readonly timeoutMs?: number;
}

/**
 * Resolves with the frame in which what is sought stands on the page. A locator that waits looks after 20, 50, 100, 100
 * and then every 500 ms, which would be measured along.
 */
export async function shown(page: Page, { timeoutMs = 30_000, ...sought }: Sought): Promise<void> {
  await page.waitForFunction(
    ({ selector, count = 1, text = '' }) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.getClientRects().length > 0 && (one.textContent ?? '').includes(text),
      ).length >= count,
    sought,
    { polling: 'raf', timeout: timeoutMs },
  );
}
