import type { JobInput } from '../../../../src/domain/jobInput';
import { Client } from '../fetch/client';
import { Fetcher } from '../fetch/fetcher';
import { HtmlValidator } from '../html/validator';
import { mannersFor, shareOf } from '../politeness/manners';
import { Politeness } from '../politeness/politeness';
import { showsPage } from '../state/outcome';
import { Stopped } from '../time/stopped';
import { defaultTiming, type Timing } from '../time/timing';
import { Scope } from '../urls/scope';
import { hostOf } from '../urls/url';
import { htmlOf } from '../visit/html';
import type { Reading } from './reading';

export interface PageReaderOptions {
  readonly input: JobInput;
  /** By so many the site is read in all, each at its part of the pace that it may be asked at. */
  readonly slices: number;
  /** Loopback and private addresses may be asked. Never true in the cloud. */
  readonly allowPrivate?: boolean;
  readonly userAgent?: string | undefined;
  readonly timing?: Partial<Timing>;
}

/**
 * Reads pages of the site for an audit that goes on elsewhere: asks for each once, takes its HTML from the answer and has
 * it validated. What an answer means, and whether to ask again, the audit decides.
 */
export class PageReader {
  readonly #input: JobInput;
  readonly #client: Client;
  readonly #politeness: Politeness;
  readonly #fetcher: Fetcher;
  readonly #validator: HtmlValidator;

  constructor({ input, slices, allowPrivate = false, userAgent, timing: given }: PageReaderOptions) {
    const timing = { ...defaultTiming, ...given };
    const scope = new Scope(input);
    const manners = mannersFor(input, allowPrivate, () => true);
    this.#input = input;
    this.#client = new Client(timing, allowPrivate);
    this.#politeness = new Politeness(timing.clock, (host) => shareOf(manners(host), slices));
    this.#fetcher = new Fetcher({
      client: this.#client,
      politeness: this.#politeness,
      timing,
      input,
      userAgent,
      carriesHeaders: (url) => scope.isHome(url),
      onWait: () => undefined,
    });
    this.#validator = new HtmlValidator();
  }

  /**
   * Only a page that the audit may read: robots.txt is not looked at here.
   * @returns null when it was not asked, because the reader was stopped or the site wants to be asked less.
   */
  async read(url: string): Promise<Reading | null> {
    try {
      const asked = await this.#fetcher.tryPage(url);
      // How a site that refuses is asked, and by whom, is for the audit to say.
      if (this.#politeness.isSlowed(hostOf(url))) this.stop();
      if (asked.kind === 'silence') return { asked, html: null, faults: null };
      const html = showsPage(asked.status) && asked.body ? await htmlOf(asked) : null;
      const faults = html && this.#input.checkHtml ? await this.#validator.check(html.source) : null;
      return { asked: { ...asked, body: null }, html, faults };
    } catch (error) {
      if (error instanceof Stopped) return null;
      throw error;
    }
  }

  /** Begins nothing more. */
  stop(): void {
    this.#politeness.stop();
  }

  /** Ends what was begun, too. */
  async close(): Promise<void> {
    this.stop();
    this.#client.abort();
    this.#validator.close();
    await this.#client.close();
  }
}
