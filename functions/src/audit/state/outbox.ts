import type { Finding } from '#domain/finding';
import type { JobProgress } from '#domain/job';
import type { PageRecord } from '#domain/report';
import type { AuditSink } from '../contract';
import type { OmissionCause } from '../facts/siteView';
import type { TargetId } from '../facts/target';
import { ownCopy } from '../text/strings';
import { withoutCredentials } from '../urls/credentials';
import { type CrawlEvent, deltaOf } from './crawlEvent';
import { IdNumbers } from './idSet';
import { maxOmittedLength } from './omittedUrls';
import { sizeOfEvent, sizeOfFinding, sizeOfPage } from './sizes';
import type { CrawlState } from './state';

/**
 * Bytes from which a batch is full and must be committed. A page is added as a whole, and one with a long URL may
 * exceed this several times, so the sink must not rely on it.
 */
const fullBatch = 400_000;

/**
 * Collects changes since the last commit. Every change of state passes through here, so the stored state and the
 * engine's are the same.
 */
export class Outbox {
  readonly #sink: AuditSink;
  readonly #state: CrawlState;
  readonly #progress: () => JobProgress;
  readonly #onFailure: (error: unknown) => void;
  readonly #pendingEvents: () => Iterable<CrawlEvent>;
  #events: CrawlEvent[] = [];
  #pages: PageRecord[] = [];
  #findings: Finding[] = [];
  /** Links to each target since the last commit, stored as one event, because most pages link to the same targets. */
  readonly #inLinks = new IdNumbers();
  readonly #linked: TargetId[] = [];
  #items = 0;
  #bytes = 0;
  #committing: Promise<void> | null = null;
  #failure: { readonly error: unknown } | null = null;

  /** @param pendingEvents called at every commit for further events. */
  constructor(
    sink: AuditSink,
    state: CrawlState,
    progress: () => JobProgress,
    onFailure: (error: unknown) => void,
    pendingEvents: () => Iterable<CrawlEvent> = () => [],
  ) {
    this.#sink = sink;
    this.#state = state;
    this.#progress = progress;
    this.#onFailure = onFailure;
    this.#pendingEvents = pendingEvents;
  }

  record(event: CrawlEvent): void {
    this.#state.apply(event);
    this.#events.push(event);
    this.#bytes += sizeOfEvent(event);
    if (event[0] === 'resolved') this.#items++;
  }

  /** Records that a URL is left out. */
  recordOmitted(cause: OmissionCause, url: string): void {
    const shortened = url.slice(0, maxOmittedLength);
    if (this.#state.omitted.isNew(cause, shortened)) this.record(['omitted', cause, ownCopy(shortened)]);
  }

  countInLink(target: TargetId): void {
    const count = this.#inLinks.get(target);
    if (count === 0) {
      this.#bytes += 12;
      this.#linked.push(target);
    }
    this.#inLinks.set(target, count + 1);
    this.#state.countInLinks(target, 1);
  }

  addPage(page: PageRecord): void {
    this.#pages.push(page);
    this.#items++;
    this.#bytes += sizeOfPage(page);
  }

  addFinding(finding: Finding): void {
    // Rules also quote the page's text.
    this.#findings.push(withoutCredentials(finding));
    this.#items++;
    this.#bytes += sizeOfFinding(finding);
  }

  /** Lets the sink decide whether to commit now; doesn't wait for the commit. */
  offerCommit(): void {
    if (this.#committing || this.#items === 0) return;
    const pending = { items: this.#items, bytes: this.#bytes };
    if (this.isFull || this.#sink.wantsCommit(pending, this.#progress()))
      this.#commit().catch(this.#onFailure);
  }

  /** Whether to postpone further events until the batch is committed. */
  get isFull(): boolean {
    return this.#bytes >= fullBatch;
  }

  /** Resolves when there is room for more, since the sink may be slower than the crawl. */
  async waitForRoom(): Promise<void> {
    while (this.isFull) await (this.#committing ?? this.#commit());
  }

  /**
   * Commits all pending changes.
   * @throws the error of any failed commit, including those not awaited: the store lacks what they contained.
   */
  async flush(): Promise<void> {
    if (this.#failure) throw this.#failure.error;
    this.#recordNews();
    while (this.#committing || this.#events.length > 0) await (this.#committing ?? this.#commit());
  }

  #recordNews(): void {
    for (const event of this.#pendingEvents()) this.record(event);
  }

  #recordInLinks(): void {
    if (this.#linked.length === 0) return;
    this.#events.push(['inlinks', this.#linked.flatMap((target) => [target, this.#inLinks.get(target)])]);
    for (const target of this.#linked.splice(0)) this.#inLinks.set(target, 0);
  }

  async #commit(): Promise<void> {
    this.#recordNews();
    this.#recordInLinks();
    const batch = {
      pages: this.#pages,
      findings: this.#findings,
      delta: deltaOf(this.#events),
      progress: this.#progress(),
    };
    this.#events = [];
    this.#pages = [];
    this.#findings = [];
    this.#items = 0;
    this.#bytes = 0;
    this.#committing = this.#sink.commit(batch);
    try {
      await this.#committing;
    } catch (error) {
      this.#failure = { error };
      throw error;
    } finally {
      this.#committing = null;
    }
  }
}
