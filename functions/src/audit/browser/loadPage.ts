import { type Browser, type BrowserContext, type Page, TimeoutError } from 'puppeteer-core';
import {
  type RenderedPage,
  type ResourceType,
  type RuntimeProblem,
  resourceTypes,
  type UnrenderedPage,
} from '../facts/renderedPage';
import type { AssetCache } from './assetCache';
import { isolatedWorld, type Observation, observe, settling, waitForQuietDom } from './observation';
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
    return await Promise.race([load(context, page, url, requests, options), failed]);
  } finally {
    ending.abort();
    requests?.close();
    await closeContext(browser, context);
  }
}

async function load(
  context: BrowserContext,
  page: Page,
  url: string,
  requests: SubRequests,
  { access }: LoadOptions,
): Promise<RenderedPage> {
  const problems: RuntimeProblem[] = [];
  const session = await page.createCDPSession();
  await Promise.all([
    page.setViewport(viewport),
    page.setUserAgent({ userAgent: access.userAgent }),
    page.setBypassServiceWorker(true),
    page.evaluateOnNewDocument(removeApis),
    watchProblems(page, problems),
  ]);
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignoreClosed));
  page.on('popup', (popup) => void popup?.close().catch(ignoreClosed));
  await requests.start((error) =>
    page.emit('error', error instanceof Error ? error : new Error(String(error))),
  );
  await goto(page, url, requests);
  const evaluate = await isolatedWorld(session);
  await Promise.all([evaluate(waitForQuietDom), quietNetwork(page)]);
  if (requests.navigatedTo !== null) throw new Unrendered('navigated-away', requests.navigatedTo);
  const observation = await observe(evaluate);
  const cookies = await context.cookies();
  const now = Date.now() / 1_000;
  return {
    kind: 'rendered',
    url,
    finalUrl: page.url(),
    html: observation.html,
    isWhole: true,
    axe: observation.axe,
    problems: merged([...requests.problems, ...problems]),
    thirdParties: [...requests.thirdParties],
    cookies: cookies.map(({ name, domain, expires }) => ({
      name,
      domain,
      isThirdParty: !access.isSite(`http://${domain.replace(/^\./, '')}/`) && !isWithin(url, domain),
      ...(expires !== undefined && expires > 0 ? { maxAge: Math.max(0, expires - now) } : {}),
    })),
    lab: labOf(observation, requests),
    screenshots: [],
  };
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
    browser.on('disconnected', crash);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      browser.off('disconnected', crash);
    });
  });
}

async function watchProblems(page: Page, problems: RuntimeProblem[]): Promise<void> {
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    problems.push({ kind: 'exception', message, count: 1 });
  });
  page.on('console', (message) => {
    const text = message.text();
    // Chromium reports failed and blocked requests here as well.
    if (message.type() !== 'error' || reportedElsewhere.test(text)) return;
    const { url } = message.location();
    problems.push({ kind: 'console-error', message: text, ...(url ? { url } : {}), count: 1 });
  });
  const session = await page.createCDPSession();
  session.on('Audits.issueAdded', ({ issue: { details } }) => {
    const csp = details.contentSecurityPolicyIssueDetails;
    const mixed = details.mixedContentIssueDetails;
    if (csp && !csp.isReportOnly)
      problems.push({
        kind: 'csp-violation',
        message: csp.violatedDirective,
        ...(csp.blockedURL ? { url: csp.blockedURL } : {}),
        count: 1,
      });
    if (mixed?.resolutionStatus === 'MixedContentBlocked')
      problems.push({ kind: 'mixed-content', message: '', url: mixed.insecureURL, count: 1 });
  });
  await session.send('Audits.enable');
}

const reportedElsewhere =
  /^Failed to load resource|Content Security Policy|^Mixed Content|^Refused to|blocked by client/i;

async function quietNetwork(page: Page): Promise<void> {
  try {
    await page.waitForNetworkIdle({ idleTime: settling.quiet, timeout: settling.max });
  } catch (error) {
    // Some pages never stop requesting; they are read as they are.
    if (!(error instanceof TimeoutError)) throw error;
  }
}

function merged(problems: readonly RuntimeProblem[]): RuntimeProblem[] {
  const known = new Map<string, RuntimeProblem>();
  for (const problem of problems) {
    const key = [problem.kind, problem.message, problem.url].join('\n');
    const first = known.get(key);
    known.set(key, first ? { ...first, count: first.count + 1 } : problem);
  }
  return [...known.values()];
}

function labOf({ lcp, cls, tbt }: Observation, { sent }: SubRequests): RenderedPage['lab'] {
  const byType: Partial<Record<ResourceType, { requests: number; bytes: number }>> = {};
  for (const { type, bytes } of sent) {
    const of = typeOf(type);
    const { requests: before, bytes: sum } = byType[of] ?? { requests: 0, bytes: 0 };
    byType[of] = { requests: before + 1, bytes: sum + bytes };
  }
  return { lcp, cls, tbt, byType };
}

function typeOf(type: string): ResourceType {
  if (type === 'stylesheet') return 'style';
  if (type === 'fetch' || type === 'xhr') return 'data';
  return resourceTypes.find((known) => known === type) ?? 'other';
}

function isWithin(url: string, domain: string): boolean {
  const { hostname } = new URL(url);
  const bare = domain.replace(/^\./, '');
  return hostname === bare || hostname.endsWith(`.${bare}`);
}

/** Closes the profile, or ends the browser if a page of it prevents that. */
async function closeContext(browser: Browser, context: BrowserContext): Promise<void> {
  const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), 3_000);
  try {
    await context.close();
  } catch (error) {
    // The browser is gone, and the profile with it.
    ignoreClosed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Ignores that what was to be closed is closed already. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Error)) throw error;
}
