import type { HTTPRequest, Page } from 'puppeteer-core';
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

/** Decides about every request of one page. */
export class SubRequests {
  /** Requests that wait for their turn; the page can’t be blamed for that time. */
  waiting = 0;
  /** The URL to which scripts, a form or a meta element tried to lead the visitor. */
  navigatedTo: string | null = null;
  /** Redirects of the page left the site. */
  hasLeftSite = false;
  /** Called if a decision fails because the browser crashed, or because the audit stops. */
  onError: (error: unknown) => void = () => undefined;
  readonly #page: Page;
  readonly #url: string;
  readonly #access: BrowserAccess;
  readonly #cache: AssetCache;
  readonly #running = new Map<HTTPRequest, () => void>();
  readonly #refused = new Set<string>();
  #document: HTTPRequest | null = null;
  #isClosed = false;

  constructor(page: Page, url: string, access: BrowserAccess, cache: AssetCache) {
    this.#page = page;
    this.#url = url;
    this.#access = access;
    this.#cache = cache;
  }

  /** Returns whether the audit refused to request a URL, which isn’t a problem of the page. */
  hasRefused(url: string): boolean {
    return this.#refused.has(url);
  }

  /** Ignores ports, as cookies do. */
  isThirdParty(url: string): boolean {
    const { hostname } = new URL(url);
    const own = new URL(this.#url).hostname;
    return own !== hostname && !own.endsWith(`.${hostname}`) && !this.#access.isSite(url);
  }

  async start(): Promise<void> {
    await this.#page.setRequestInterception(true);
    this.#page.on('request', (request) => {
      this.#decide(request).catch((error: unknown) => {
        if (!this.#isClosed) this.onError(error);
      });
    });
    this.#page.on('requestfinished', (request) => this.#end(request));
    this.#page.on('requestfailed', (request) => this.#end(request));
    this.#page.on('response', (response) => this.#cache.offer(response));
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
    if (this.#leavesPage(request)) return this.#refuse(request);
    if (this.isThirdParty(url) && isAnalytics(url)) return this.#refuse(request);
    // Pings report a visit, and an audit isn’t one.
    if (request.resourceType() === 'ping') return this.#refuse(request);
    const known = this.#cache.find(request);
    if (known) return request.respond(known);
    if (!this.#access.isSite(url)) return request.continue();
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
    this.#refused.add(request.url());
    await request.abort('blockedbyclient');
  }

  #end(request: HTTPRequest): void {
    this.#running.get(request)?.();
    this.#running.delete(request);
  }
}
