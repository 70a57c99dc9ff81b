import type { Browser } from 'puppeteer-core';
import type { Rendering, UnrenderedPage } from '../facts/renderedPage';
import { Stopped } from '../time/timing';
import { AssetCache } from './assetCache';
import { boundedFailure } from './boundedPage';
import { killChromium, launchChromium, memoryOf } from './chromium';
import { loadPage, Unrendered } from './loadPage';
import { GuardedProxy, type ProxyOptions } from './proxy';
import type { BrowserAccess } from './subRequests';

export interface RendererOptions extends ProxyOptions {
  /** The path of Chromium. */
  readonly path: string;
  readonly access: BrowserAccess;
  /** Pages that are rendered concurrently; two by default. */
  readonly concurrency?: number;
  /** Milliseconds that a page may take; 15 s by default. */
  readonly timeout?: number;
  /** A browser is replaced after this many pages; 200 by default. */
  readonly pagesPerBrowser?: number;
}

/** A browser that uses more bytes is ended. */
const maxMemory = 800_000_000;
const memoryCheckMs = 1_000;

/**
 * Shows pages in a real browser. Pages that crash it, hang or leave end as an `UnrenderedPage`; nothing that a page
 * does makes \`render\` reject.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #proxy: GuardedProxy;
  readonly #cache = new AssetCache();
  readonly #queue: (() => void)[] = [];
  #browser: Promise<Browser> | null = null;
  /** The browser that has started. */
  #current: Browser | null = null;
  #port: Promise<number> | null = null;
  #active = 0;
  #pages = 0;
  #memoryTimer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#proxy = new GuardedProxy(options);
  }

  /** @throws Stopped when the audit stops, and if Chromium can’t start. */
  async render(url: string): Promise<Rendering> {
    if (this.#isClosed) throw new Stopped();
    await this.#enter();
    try {
      const first = await this.#attempt(url);
      // Another page may have crashed the browser.
      const again = first.kind === 'unrendered' && first.reason === 'crashed' && !this.#isClosed;
      return again ? await this.#attempt(url) : first;
    } finally {
      this.#leave();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#memoryTimer) clearInterval(this.#memoryTimer);
    if (this.#browser) await this.#end(await this.#browser);
    if (this.#port) {
      await this.#port;
      await this.#proxy.close();
    }
  }

  async #attempt(url: string): Promise<Rendering> {
    const browser = await this.#started();
    try {
      const { access, timeout = 15_000 } = this.#options;
      return await loadPage(browser, url, { access, cache: this.#cache, timeout });
    } catch (error) {
      if (error instanceof Stopped || this.#isClosed) throw new Stopped();
      const failure = failureOf(url, error);
      // A hung or crashed page may leave processes behind.
      if (failure.reason === 'crashed') await this.#end(browser);
      return boundedFailure(failure);
    }
  }

  async #started(): Promise<Browser> {
    this.#browser ??= this.#start();
    return this.#browser;
  }

  async #start(): Promise<Browser> {
    this.#port ??= this.#proxy.start();
    this.#memoryTimer ??= setInterval(() => this.#checkMemory(), memoryCheckMs).unref();
    const browser = await launchChromium(this.#options.path, await this.#port);
    // Pages that still use it fail; the next one gets a new browser.
    browser.once('disconnected', () => this.#forget(browser));
    this.#current = browser;
    return browser;
  }

  #forget(browser: Browser): void {
    if (this.#current !== browser) return;
    this.#current = null;
    this.#browser = null;
  }

  /** Ends a browser that uses too much memory; its pages are rendered again, once. */
  #checkMemory(): void {
    const child = this.#current?.process();
    if (child?.pid !== undefined && memoryOf(child.pid) > maxMemory) killChromium(child);
  }

  get #pagesPerBrowser(): number {
    return this.#options.pagesPerBrowser ?? 200;
  }

  async #enter(): Promise<void> {
    const { concurrency = 2 } = this.#options;
    if (this.#active >= concurrency || this.#pages >= this.#pagesPerBrowser)
      await new Promise<void>((start) => this.#queue.push(start));
    this.#active++;
    this.#pages++;
  }

  #leave(): void {
    this.#active--;
    if (this.#pages < this.#pagesPerBrowser) {
      this.#queue.shift()?.();
      return;
    }
    // The browser is replaced when its last page is done.
    if (this.#active > 0) return;
    const old = this.#current;
    this.#pages = 0;
    void this.#end(old).then(() => {
      for (const start of this.#queue.splice(0, this.#options.concurrency ?? 2)) start();
    });
  }

  async #end(browser: Browser | null): Promise<void> {
    if (browser) this.#forget(browser);
    const child = browser?.process();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    // It has no state that is worth a clean exit.
    killChromium(child);
    await ended;
  }
}

function failureOf(url: string, error: unknown): UnrenderedPage {
  if (error instanceof Unrendered)
    return { kind: 'unrendered', url, reason: error.reason, detail: error.detail };
  return { kind: 'unrendered', url, reason: 'crashed', detail: error instanceof Error ? error.message : '' };
}
