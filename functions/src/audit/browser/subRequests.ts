import type { HTTPRequest, HTTPResponse, Page, ResourceType as PuppeteerType } from 'puppeteer-core';
import type { RuntimeProblem } from '../facts/renderedPage';
import { hostOf } from '../urls/url';
import { isAnalytics } from './analytics';
import type { AssetCache } from './assetCache';

/** What the audit allows the browser to request, and when. */
export interface BrowserAccess {
  readonly userAgent: string;
  /** Returns whether a URL is on the audited site. */
  isSite(url: string): boolean;
  /** Returns whether robots.txt of the audited site allows a URL. */
  isAllowed(url: string): Promise<boolean>;
  /** Resolves when a request to the audited site may start. @returns a function to call when it has ended. */
  begin(url: string): Promise<() => void>;
  /** The job’s own headers for a URL; empty for other sites. */
  headersFor(url: string): Readonly<Record<string, string>>;
}

/** Decides about every request of one page, and records what came of it. */
export class SubRequests {
  /** Requests that wait for their turn; the page can’t be blamed for that time. */
  waiting = 0;
  /** The URL to which scripts, a form or a meta element tried to lead the visitor. */
  navigatedTo: string | null = null;
  /** Redirects of the page left the site. */
  hasLeftSite = false;
  readonly thirdParties = new Set<string>();
  readonly problems: RuntimeProblem[] = [];
  readonly sent: { readonly type: PuppeteerType; readonly bytes: number }[] = [];
  readonly #page: Page;
  readonly #url: string;
  readonly #access: BrowserAccess;
  readonly #cache: AssetCache;
  readonly #running = new Map<HTTPRequest, () => void>();
  /** Requests that this audit refused: not a problem of the page. */
  readonly #refused = new WeakSet<HTTPRequest>();
  #document: HTTPRequest | null = null;
  #isClosed = false;

  constructor(page: Page, url: string, access: BrowserAccess, cache: AssetCache) {
    this.#page = page;
    this.#url = url;
    this.#access = access;
    this.#cache = cache;
  }

  async start(onError: (error: unknown) => void): Promise<void> {
    await this.#page.setRequestInterception(true);
    this.#page.on('request', (request) => void this.#decide(request).catch(onError));
    this.#page.on('requestfinished', (request) => this.#end(request));
    this.#page.on('requestfailed', (request) => this.#fail(request));
    this.#page.on('response', (response) => this.#receive(response));
  }

  /** Ends the turns of requests that are still running. */
  close(): void {
    this.#isClosed = true;
    for (const end of this.#running.values()) end();
    this.#running.clear();
  }

  async #decide(request: HTTPRequest): Promise<void> {
    const url = request.url();
    if (!/^https?:/i.test(url)) return request.continue();
    const isSite = this.#access.isSite(url);
    if (this.#leavesPage(request)) return this.#refuse(request);
    if (!isSite && hostOf(url) !== hostOf(this.#url)) {
      this.thirdParties.add(url.replace(/[?#].*$/s, ''));
      if (isAnalytics(url)) return this.#refuse(request);
    }
    // Pings report a visit, and an audit isn’t one.
    if (request.resourceType() === 'ping') return this.#refuse(request);
    const known = this.#cache.find(request);
    if (known) return request.respond(known);
    if (!isSite) return request.continue();
    if (request !== this.#document && !(await this.#access.isAllowed(url))) return this.#refuse(request);
    this.waiting++;
    const end = await this.#access.begin(url).finally(() => this.waiting--);
    if (this.#isClosed) return end();
    this.#running.set(request, end);
    const headers = { ...request.headers(), ...this.#access.headersFor(url) };
    return request.continue({ headers });
  }

  /** Notes navigations of the page itself, apart from the one that loads it and its redirects on the site. */
  #leavesPage(request: HTTPRequest): boolean {
    if (!request.isNavigationRequest() || request.frame() !== this.#page.mainFrame()) return false;
    this.#document ??= request;
    const [first] = request.redirectChain();
    if (request === this.#document || first === this.#document) {
      this.hasLeftSite = !this.#access.isSite(request.url());
      return this.hasLeftSite && request !== this.#document;
    }
    this.navigatedTo = request.url();
    return true;
  }

  async #refuse(request: HTTPRequest): Promise<void> {
    this.#refused.add(request);
    await request.abort('blockedbyclient');
  }

  #receive(response: HTTPResponse): void {
    const request = response.request();
    const status = response.status();
    const length = Number(response.headers()['content-length'] ?? 0);
    this.sent.push({ type: request.resourceType(), bytes: Number.isFinite(length) ? length : 0 });
    if (status >= 400 && request !== this.#document)
      this.problems.push({
        kind: 'failed-request',
        message: `HTTP ${status}`,
        url: request.url(),
        status,
        count: 1,
      });
    this.#cache.offer(response);
  }

  #fail(request: HTTPRequest): void {
    this.#end(request);
    const message = request.failure()?.errorText ?? '';
    // A page that cancels its own request has a reason.
    if (this.#isClosed || this.#refused.has(request) || message === 'net::ERR_ABORTED') return;
    if (request === this.#document) return;
    this.problems.push({ kind: 'failed-request', message, url: request.url(), count: 1 });
  }

  #end(request: HTTPRequest): void {
    this.#running.get(request)?.();
    this.#running.delete(request);
  }
}
