import { type Browser, type BrowserContext, type Page, ProtocolError, TimeoutError } from 'puppeteer-core';
import type { RenderedPage, UnrenderedPage } from '../facts/renderedPage';
import type { AssetCache } from './assetCache';
import { killChromium } from './chromium';
import { Collector } from './collector';
import { type Devtools, evaluate } from './devtools';
import { type BrowserAccess, SubRequests } from './subRequests';

/** The page can’t be shown. */
export class Unrendered extends Error {
  readonly reason: UnrenderedPage['reason'];
  readonly detail: string;

  constructor(reason: UnrenderedPage['reason'], detail = '') {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

interface LoadOptions {
  readonly access: BrowserAccess;
  readonly cache: AssetCache;
  readonly timeout: number;
}

const viewport = { width: 1_280, height: 800 };
const tickMs = 100;

/** Waiting for the site’s rate limit doesn’t count, but ends as well. */
const maxWaitFactor = 6;

/** How long the page must be unchanged, and how long that is waited for, in milliseconds. */
const settling = { quiet: 500, max: 5_000 };

/** Resolves when the DOM hasn’t changed for a while. */
const waitForQuietDom = `new Promise((resolve) => {
  const end = () => { observer.disconnect(); resolve(null); };
  let timer = setTimeout(end, ${settling.quiet});
  const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, ${settling.quiet}); });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  setTimeout(end, ${settling.max});
})`;

/** APIs that open connections of their own, outlive the page or block it. */
const removeApis = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'SharedWorker', 'print'])
  Object.defineProperty(globalThis, name, { value: name === 'print' ? () => {} : undefined });`;

/**
 * Loads one page in a fresh profile and reads what it shows.
 * @throws Unrendered, and the driver’s errors if the browser crashes.
 */
export async function loadPage(browser: Browser, url: string, options: LoadOptions): Promise<RenderedPage> {
  const ending = new AbortController();
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  let requests: SubRequests | null = null;
  try {
    const page = await context.newPage();
    requests = new SubRequests(page, url, options.access, options.cache);
    const failed = failureOf(page, browser, requests, options.timeout, ending.signal);
    // Whatever happens after the race isn’t of interest.
    failed.catch(() => undefined);
    return await Promise.race([load(page, url, requests, options), failed]);
  } finally {
    ending.abort();
    requests?.close();
    await closeContext(browser, context);
  }
}

async function load(
  page: Page,
  url: string,
  requests: SubRequests,
  { access }: LoadOptions,
): Promise<RenderedPage> {
  const session = await page.createCDPSession();
  const devtools: Devtools = {
    send: (method, parameters) => session.send(method as never, parameters as never),
    on: (event, listener) => session.on(event as never, listener as never),
  };
  const collector = new Collector(devtools, {
    isThirdParty: (other) => requests.isThirdParty(other),
    isBlockedByUs: (other) => requests.hasRefused(other),
    now: Date.now,
  });
  await Promise.all([
    page.setViewport(viewport),
    page.setUserAgent({ userAgent: access.userAgent }),
    page.setBypassServiceWorker(true),
    page.evaluateOnNewDocument(removeApis),
  ]);
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignoreClosed));
  page.on('popup', (popup) => void popup?.close().catch(ignoreClosed));
  await collector.start();
  await requests.start();
  await goto(page, url, requests);
  await Promise.all([evaluate(devtools, waitForQuietDom), quietNetwork(page)]);
  if (requests.navigatedTo !== null) throw new Unrendered('navigated-away', requests.navigatedTo);
  return collector.collect(url, page.url());
}

async function goto(page: Page, url: string, requests: SubRequests): Promise<void> {
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: 0 });
    if (requests.hasLeftSite) throw new Unrendered('navigated-away', response?.url());
    if (response && response.status() >= 400)
      throw new Unrendered('no-response', `HTTP ${response.status()}`);
  } catch (error) {
    if (error instanceof Unrendered || !(error instanceof Error)) throw error;
    if (requests.hasLeftSite || requests.navigatedTo !== null)
      throw new Unrendered('navigated-away', requests.navigatedTo ?? '');
    const { message } = error;
    if (message.includes('ERR_BLOCKED_BY')) throw new Unrendered('blocked', message);
    if (message.includes('net::ERR_ABORTED')) throw new Unrendered('download', message);
    if (message.includes('net::')) throw new Unrendered('no-response', message);
    throw error;
  }
}

/** Rejects when the page crashes, or has taken too much time of its own. */
function failureOf(
  page: Page,
  browser: Browser,
  requests: SubRequests,
  timeout: number,
  signal: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    let own = 0;
    let ticks = 0;
    const timer = setInterval(() => {
      ticks++;
      if (requests.waiting === 0) own += tickMs;
      if (own >= timeout || ticks * tickMs >= timeout * maxWaitFactor)
        reject(new Unrendered('timeout', `It took longer than ${timeout / 1_000} s.`));
    }, tickMs);
    const crash = () => reject(new Unrendered('crashed'));
    page.on('error', crash);
    requests.onError = reject;
    browser.on('disconnected', crash);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      browser.off('disconnected', crash);
    });
  });
}

async function quietNetwork(page: Page): Promise<void> {
  try {
    await page.waitForNetworkIdle({ idleTime: settling.quiet, timeout: settling.max });
  } catch (error) {
    // Some pages never stop requesting; they are read as they are.
    if (!(error instanceof TimeoutError)) throw error;
  }
}

/** Closes the profile, or ends the browser if a page of it prevents that. */
async function closeContext(browser: Browser, context: BrowserContext): Promise<void> {
  const timer = setTimeout(() => killChromium(browser.process()), 3_000);
  try {
    await context.close();
  } catch (error) {
    // The browser is gone, and the profile with it.
    ignoreClosed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Ignores that what was to be closed is closed already. The driver then rejects with a protocol error. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof ProtocolError)) throw error;
}
