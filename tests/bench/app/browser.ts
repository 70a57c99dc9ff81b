import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { people } from '#scripts/local/seed';
import { browserArguments, findChromium } from '#scripts/test/chromium';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: browserArguments });

const viewport = { width: 1_280, height: 900 };

/** Logs a seeded user in, in a new private window. */
export async function signedIn(browser: Browser, site: string, admin = false): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, viewport });
  await signIn(context, admin);
  return context;
}

/**
 * Logs a seeded user in, in a temporary profile on disk. Unlike a private window, it caches compiled scripts from their
 * second use on, as users' browsers do.
 */
export async function withProfile(
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
    // The browser may still be writing after it reports that it is closed.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function signIn(context: BrowserContext, admin: boolean): Promise<void> {
  const page = await context.newPage();
  const user = people.find((one) => one.admin === admin);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(user?.email ?? '');
  await page.getByLabel('Password').fill(user?.password ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
}

/** Measures the time from opening a page until it shows the given elements, in ms. */
export async function timeTo(page: Page, path: string, sought: Sought): Promise<number> {
  const startedAt = performance.now();
  await page.goto(path);
  await shown(page, sought);
  return performance.now() - startedAt;
}

export interface Sought {
  /** A CSS selector. */
  readonly selector: string;
  /** The minimum number of visible matches. The default is 1. */
  readonly count?: number;
  /** Text that each match must contain. */
  readonly text?: string;
  readonly timeoutMs?: number;
}

/**
 * Resolves in the frame in which the elements appear. A locator polls after 20, 50, 100, 100 and then every 500 ms, which
 * would distort the measurement.
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
