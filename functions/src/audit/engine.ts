import { rulesEvaluatedFor } from '#domain/evaluatedRules';
import type { JobProgress } from '#domain/job';
import { assemble, type Parts } from './assemble';
import type { AuditOptions, AuditOutcome } from './contract';
import { evaluateSite } from './evaluate/evaluateSite';
import { siteViewOf } from './evaluate/siteView';
import type { TargetId } from './facts/target';
import { failureOf } from './report/failure';
import { tallyOf } from './report/tally';
import { UrlsInFlight } from './report/urlsInFlight';
import { seedsOf } from './sitemap/seeds';
import { siteChecksOf } from './sitemap/siteChecks';
import { startOf } from './state/finalOutcomeOf';
import type { CrawlState } from './state/state';
import { Stopped } from './time/timing';
import { hostOf } from './urls/url';
import { recordUnrequested } from './visit/recorder';
import { type FinishedVisit, pageFactsOf } from './visit/visit';
import { watchForStop } from './watchForStop';

/** Links that waited for one target are evaluated in portions, so that no batch grows without limit. */
const linksPerStep = 50;

/** Runs one audit from its start, or from its last commit, to its outcome. */
export class Engine {
  readonly #options: AuditOptions;
  readonly #state: CrawlState;
  readonly #parts: Parts;
  readonly #inFlight = new UrlsInFlight();
  #ending: 'paused' | 'canceled' | null = null;
  #crash: { readonly error: unknown } | null = null;
  #isEvaluating = false;
  #iconSearch: Promise<void> | null = null;
  /** Whether everything reachable was read. */
  #isWhole = false;

  /** @param state the fold of earlier commits. */
  constructor(options: AuditOptions, state: CrawlState) {
    this.#options = options;
    this.#state = state;
    this.#parts = assemble(options, state, {
      progress: () => this.#progress(),
      fail: (error) => this.#fail(error),
      work: (id) => this.#work(id),
      isBusy: () => this.#isEvaluating,
    });
  }

  async run(): Promise<AuditOutcome> {
    const unwatch = this.#options.sink.watch?.(() => this.#progress());
    const release = watchForStop(this.#options, this.#parts.timing, {
      cancel: () => this.#end('canceled'),
      pause: () => this.#end('paused'),
      giveUp: () => this.#abort(),
    });
    try {
      await this.#crawl();
      await this.#explore();
      await this.#iconSearch;
      if (!this.#isStopped()) {
        const { allowance, scope, outbox } = this.#parts;
        if (this.#parts.requests.isExceeded)
          recordUnrequested({ input: this.#options.input, allowance, state: this.#state, outbox });
        const site = siteViewOf(this.#state, this.#options.input, allowance.unverifiedHost, (url) =>
          scope.isSite(url),
        );
        this.#isWhole = site.isWhole;
        await evaluateSite(this.#state, site, this.#parts.evaluator, outbox, () => this.#isStopped());
      }
      if (this.#crash) throw this.#crash.error;
      await this.#parts.outbox.flush();
      return this.#outcome();
    } finally {
      unwatch?.();
      release();
      this.#parts.fetcher.stop();
      this.#parts.politeness.stop();
      this.#parts.client.abort();
      await Promise.all([this.#parts.client.close(), this.#parts.browser.close()]);
    }
  }

  async #crawl(): Promise<void> {
    this.#parts.registry.requeue();
    this.#searchIcon();
    if (!this.#state.seeded) await this.#seed();
    if (this.#isStopped()) this.#parts.scheduler.stop();
    this.#evaluateReadyLinks();
    await this.#parts.scheduler.run();
  }

  async #seed(): Promise<void> {
    try {
      const fetch = (url: string) => this.#parts.fetcher.fetch(url, 'sitemap');
      const { robots, timing } = this.#parts;
      const now = () => timing.clock.epoch();
      const { urls, sitemap } = await seedsOf(this.#options.input, robots, fetch, now);
      for (const url of urls) {
        await this.#parts.outbox.waitForRoom();
        this.#parts.registry.seed(url);
      }
      if (sitemap) await this.#parts.recorder.recordSitemap(sitemap);
      this.#parts.outbox.record(['seeded']);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** Explores the site itself once its pages are read, and reads those that only its sitemaps list. */
  async #explore(): Promise<void> {
    const siteChecks = siteChecksOf(this.#options.input);
    const { explored, pagesRead } = this.#state;
    const start = startOf(this.#state);
    if (this.#isStopped() || explored || pagesRead === 0 || start === undefined || !siteChecks) return;
    // Only some of the responses would arrive, and the rest would seem to be missing.
    if (this.#parts.requests.isExceeded) return;
    try {
      const url = this.#state.urlOf(start);
      const known = this.#state.facts.sitemap;
      const { facts, sitemap } = await this.#parts.explorer.explore(url, siteChecks, known);
      this.#parts.outbox.record(['learned', facts]);
      if (sitemap) await this.#parts.recorder.map(sitemap);
      this.#parts.outbox.record(['explored']);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    await this.#parts.scheduler.run();
  }

  /** The first page shows what the site is. Its sitemaps show how much remains. */
  #prefetchSitemaps(): void {
    const { explored, facts } = this.#state;
    const start = startOf(this.#state);
    const isRequested = siteChecksOf(this.#options.input)?.sitemaps && !facts.sitemap;
    if (!isRequested || this.#isStopped() || explored || start === undefined) return;
    void this.#parts.sitemaps.reading(this.#state.urlOf(start));
  }

  /** Searches while the crawl continues, so that a slow search delays nothing. */
  #searchIcon(): void {
    const { iconUrls, icon } = this.#state;
    if (!this.#options.findsIcon || !iconUrls || icon !== undefined || this.#iconSearch) return;
    this.#iconSearch = this.#parts.findIcon(iconUrls).then(
      (found) => this.#parts.outbox.record(['icon', found]),
      (error) => {
        if (!(error instanceof Stopped)) this.#fail(error);
      },
    );
  }

  async #work(id: TargetId): Promise<void> {
    const url = this.#state.urlOf(id);
    this.#inFlight.begin(url);
    try {
      const kind = this.#state.kindOf(id);
      const visit = await this.#parts.visitor.visit(url, kind);
      await this.#parts.outbox.waitForRoom();
      if (this.#crash) return;
      if (visit.kind === 'unread-page') this.#parts.registry.becomePage(id);
      else if (this.#state.kindOf(id) === kind) {
        this.#recordVisit(id, visit);
        return;
      }
      // During the request, a link or the response showed that the target is more than a check: a page, or a style
      // sheet.
      this.#parts.scheduler.frontier.add(id, hostOf(url), this.#state.kindOf(id), this.#state.depthOf(id));
    } catch (error) {
      // An interrupted target is requested again when the audit resumes.
      if (!(error instanceof Stopped)) this.#fail(error);
    } finally {
      this.#inFlight.end(url);
    }
  }

  #recordVisit(id: TargetId, visit: FinishedVisit): void {
    const isPage = pageFactsOf(visit) !== null;
    if (isPage) this.#parts.speed.count();
    this.#parts.recorder.recordVisit(id, visit);
    if (isPage && this.#state.pagesRead === 1) this.#prefetchSitemaps();
    if (isPage) this.#searchIcon();
    this.#evaluateReadyLinks();
    this.#parts.outbox.offerCommit();
  }

  /** Evaluates waiting links whose targets are resolved by now. */
  #evaluateReadyLinks(): void {
    if (this.#isEvaluating) return;
    this.#evaluateUntilFull();
    if (this.#state.ready.size === 0 || this.#crash) return;
    this.#isEvaluating = true;
    this.#evaluateAsRoomAllows()
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#isEvaluating = false;
        this.#parts.scheduler.pump();
      });
  }

  async #evaluateAsRoomAllows(): Promise<void> {
    while (this.#state.ready.size > 0 && !this.#crash) {
      await this.#parts.outbox.waitForRoom();
      this.#evaluateUntilFull();
    }
  }

  /** Synchronously evaluates as many as the batch has room for. */
  #evaluateUntilFull(): void {
    for (const id of this.#state.ready)
      while (this.#state.ready.has(id)) {
        if (this.#crash || this.#parts.outbox.isFull) return;
        this.#parts.evaluator.evaluateWaiting(id, linksPerStep);
        this.#parts.outbox.offerCommit();
      }
  }

  #end(how: 'paused' | 'canceled'): void {
    if (this.#ending === 'canceled') return;
    this.#ending = how;
    this.#stop(how === 'canceled');
  }

  #fail(error: unknown): void {
    this.#crash ??= { error };
    this.#stop(true);
  }

  #stop(isImmediate: boolean): void {
    this.#parts.fetcher.stop();
    this.#parts.politeness.stop();
    if (isImmediate) this.#abort();
    this.#parts.scheduler.stop();
  }

  /** Ends requests and renderings in progress. */
  #abort(): void {
    this.#parts.client.abort();
    this.#parts.browser.close().catch((error) => this.#fail(error));
  }

  #isStopped(): boolean {
    return this.#ending !== null || this.#crash !== null;
  }

  #outcome(): AuditOutcome {
    const { input } = this.#options;
    const { unverifiedHost, maxPages } = this.#parts.allowance;
    const tally = () => tallyOf(this.#state, maxPages, rulesEvaluatedFor(input, this.#isWhole));
    if (this.#ending === 'canceled') return { kind: 'canceled', ...tally() };
    if (this.#ending === 'paused') return { kind: 'paused' };
    const failure = failureOf(this.#state, input, unverifiedHost);
    return failure ? { kind: 'failed', failure } : { kind: 'finished', ...tally() };
  }

  /** Returns the number of known URLs, including those only in sitemaps, without pages over the limit. */
  #countDiscovered(): number {
    const { allowance, scheduler, listed } = this.#parts;
    const { urls, pagesRead } = this.#state;
    const waiting = scheduler.frontier.pages;
    const room = Math.max(0, allowance.maxPages - pagesRead - scheduler.reading);
    return urls.length - waiting + Math.min(waiting + listed.remaining, room);
  }

  #progress(): JobProgress {
    const { resolvedCount, pagesRead, found } = this.#state;
    return {
      discovered: this.#countDiscovered(),
      fetched: resolvedCount,
      pages: pagesRead,
      findings: found.findings,
      pagesPerSecond: this.#parts.speed.perSecond,
      currentUrl: this.#inFlight.newest,
    };
  }
}
