import { bareUserAgent } from '#domain/crawler';
import { isReservedHeader, type JobInput } from '#domain/jobInput';
import type { AuditOptions, PageRenderer } from '../contract';
import type { Rendering } from '../facts/renderedPage';
import { refusalOf } from '../fetch/guard';
import type { Politeness } from '../politeness/politeness';
import type { Robots } from '../robots/robots';
import { Stopped } from '../time/timing';
import type { Scope } from '../urls/scope';
import { hostOf, originOf } from '../urls/url';

interface SiteBrowserParts {
  readonly options: Pick<AuditOptions, 'openBrowser' | 'input' | 'userAgent' | 'allowPrivate'>;
  readonly allowance: Pick<JobInput, 'respectRobots'>;
  readonly scope: Pick<Scope, 'isSite' | 'isHome'>;
  readonly robots: Pick<Robots, 'of'>;
  readonly politeness: Pick<Politeness, 'acquire' | 'release'>;
  /** Counts a request. @throws Stopped if it exceeds the limit. */
  readonly count: () => void;
}

/** The browser of one audit: opened for the first page that needs it, and bound to the rules of the crawl. */
export class SiteBrowser {
  readonly #parts: SiteBrowserParts;
  #opening: Promise<PageRenderer | null> | null = null;
  #isClosed = false;

  constructor(parts: SiteBrowserParts) {
    this.#parts = parts;
  }

  /**
   * Returns null if pages aren’t rendered.
   * @throws Stopped if the audit stops meanwhile.
   */
  async render(url: string): Promise<Rendering | null> {
    if (this.#isClosed) throw new Stopped();
    this.#opening ??= this.#open();
    const renderer = await this.#opening;
    return (await renderer?.render(url)) ?? null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#opening)?.close();
  }

  async #open(): Promise<PageRenderer | null> {
    const { options, allowance, scope, robots, politeness, count } = this.#parts;
    const { openBrowser, input, userAgent = bareUserAgent, allowPrivate = false } = options;
    if (!openBrowser) return null;
    const headers = Object.fromEntries(
      Object.entries(input.headers).filter(([name]) => !isReservedHeader(name.toLowerCase())),
    );
    // Scripts of a public site must not reach the network of the machine that audits it.
    const isLocal = allowPrivate && refusalOf(input.url, false) !== undefined;
    const access = {
      userAgent,
      isSite: (url: string) => scope.isSite(url),
      isAllowed: async (url: string) =>
        !allowance.respectRobots || (await robots.of(originOf(url))).allows(url),
      begin: async (url: string) => {
        const host = hostOf(url);
        // A page that is being rendered goes first: its time runs.
        await politeness.acquire(host, true);
        try {
          count();
        } catch (error) {
          politeness.release(host);
          throw error;
        }
        return () => politeness.release(host);
      },
      headersFor: (url: string) => (scope.isSite(url) && scope.isHome(url) ? headers : {}),
    };
    return openBrowser(access, () => isLocal);
  }
}
