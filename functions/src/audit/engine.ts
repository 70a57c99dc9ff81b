import type { JobProgress } from '../../../src/domain/job';
import type { AuditOptions, AuditOutcome } from './contract';
import { Client } from './fetch/client';
import { Fetcher } from './fetch/fetcher';
import { Frontier } from './frontier/frontier';
import { Registry } from './frontier/registry';
import { Scheduler } from './frontier/scheduler';
import { HtmlValidator } from './html/validator';
import { close } from './judge/closing';
import { Judge } from './judge/judge';
import { siteViewOf } from './judge/siteView';
import { mannersFor } from './politeness/manners';
import { Politeness } from './politeness/politeness';
import { Crew } from './readers/crew';
import { failureOf } from './report/failure';
import { tallyOf } from './report/tally';
import { Robots, robotsCap } from './robots/robots';
import { seedsOf } from './sitemap/seeds';
import { Outbox } from './state/outbox';
import type { CrawlState } from './state/state';
import type { TargetId } from './state/target';
import { watchForTheEnd } from './time/ending';
import { Speed } from './time/speed';
import { Stopped } from './time/stopped';
import { defaultTiming, type Timing } from './time/timing';
import { Scope } from './urls/scope';
import { hostOf } from './urls/url';
import { Explorer } from './visit/explorer';
import { Settler } from './visit/settler';
import { type Visit, Visitor } from './visit/visitor';

/** Links that waited for one target are judged in portions, so that no batch grows out of bounds. */
const portion = 50;

/** One audit from its start, or from its last commit, to its outcome. */
export class Engine {
  readonly #options: AuditOptions;
  readonly #timing: Timing;
  readonly #state: CrawlState;
  readonly #scope: Scope;
  readonly #outbox: Outbox;
  readonly #client: Client;
  readonly #politeness: Politeness;
  readonly #fetcher: Fetcher;
  readonly #robots: Robots;
  readonly #visitor: Visitor;
  readonly #validator: HtmlValidator;
  readonly #registry: Registry;
  readonly #judge: Judge;
  readonly #settler: Settler;
  readonly #explorer: Explorer;
  readonly #crew: Crew;
  readonly #scheduler: Scheduler;
  readonly #speed: Speed;
  #currentUrl: string | null = null;
  #ending: 'paused' | 'canceled' | null = null;
  #crash: { readonly error: unknown } | null = null;
  #telling = false;

  /** @param state what the earlier commits fold to. */
  constructor(options: AuditOptions, state: CrawlState) {
    const { input, sink, allowPrivate = false } = options;
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#state = state;
    this.#scope = new Scope(input);
    if (this.#state.site) this.#scope.becomeSite(this.#state.site);
    this.#speed = new Speed(this.#timing.clock);
    const isSite = (url: string) => this.#scope.isSite(url);
    this.#outbox = new Outbox(
      sink,
      this.#state,
      () => this.#progress(),
      (error) => this.#fail(error),
    );
    this.#client = new Client(this.#timing, allowPrivate);
    this.#politeness = new Politeness(
      this.#timing.clock,
      mannersFor(input, allowPrivate, (host) => this.#scope.isSiteHost(host)),
    );
    const { clock } = this.#timing;
    this.#crew = new Crew({ clock, politeness: this.#politeness, readers: options.readers });
    this.#scheduler = new Scheduler({
      clock,
      frontier: new Frontier(),
      state: this.#state,
      maxPages: input.maxPages,
      concurrencyOf: (host) => this.#politeness.concurrencyOf(host),
      isSiteHost: (host) => this.#scope.isSiteHost(host),
      placesElsewhere: (...of) => this.#crew.placesFor(...of),
      work: (id, byOthers) => this.#work(id, byOthers),
      isBusy: () => this.#telling,
    });
    this.#fetcher = new Fetcher({
      client: this.#client,
      politeness: this.#politeness,
      timing: this.#timing,
      input,
      carriesHeaders: (url) => isSite(url) && this.#scope.isHome(url),
      onWait: (url, waiting) => this.#scheduler.wait(hostOf(url), waiting),
    });
    this.#robots = new Robots((url) => this.#fetcher.ask(url, 'text', robotsCap));
    this.#validator = new HtmlValidator();
    this.#visitor = new Visitor({
      fetcher: this.#fetcher,
      robots: this.#robots,
      politeness: this.#politeness,
      respectRobots: input.respectRobots,
      checkHtml: async (source) => (input.checkHtml ? this.#validator.check(source) : null),
      isSite,
    });
    this.#explorer = new Explorer({
      input,
      robots: this.#robots,
      visitor: this.#visitor,
      ask: (url, purpose) => this.#fetcher.ask(url, purpose),
      allowPrivate,
      now: () => this.#timing.clock.epoch(),
    });
    const { frontier } = this.#scheduler;
    const parts = { input, state: this.#state, scope: this.#scope, outbox: this.#outbox, frontier };
    this.#registry = new Registry({ ...parts, isInFlight: (id) => this.#scheduler.isInFlight(id) });
    this.#judge = new Judge({ ...parts, registry: this.#registry });
    this.#settler = new Settler({ ...parts, registry: this.#registry, judge: this.#judge });
  }

  async run(): Promise<AuditOutcome> {
    const release = watchForTheEnd(this.#options, this.#timing, {
      cancel: () => this.#end('canceled'),
      pause: () => this.#end('paused'),
      giveUp: () => {
        this.#client.abort();
        this.#crew.leave();
      },
    });
    try {
      await this.#crawl();
      await this.#explore();
      this.#crew.recall();
      if (!this.#isStopped()) {
        const site = siteViewOf(this.#state, this.#options.input, (url) => this.#scope.isSite(url));
        await close(this.#state, site, this.#judge, this.#outbox, () => this.#isStopped());
      }
      if (this.#crash) throw this.#crash.error;
      await this.#outbox.flush();
      return this.#outcome();
    } finally {
      release();
      this.#crew.leave();
      this.#fetcher.stop();
      this.#politeness.stop();
      this.#client.abort();
      this.#validator.close();
      await this.#client.close();
    }
  }

  async #crawl(): Promise<void> {
    this.#registry.requeue();
    if (!this.#state.seeded) await this.#seed();
    if (this.#isStopped()) this.#scheduler.stop();
    this.#tell();
    await this.#scheduler.run();
  }

  async #seed(): Promise<void> {
    try {
      const ask = (url: string) => this.#fetcher.ask(url, 'sitemap');
      const { urls, sitemap } = await seedsOf(this.#options.input, this.#robots, ask);
      for (const url of urls) this.#registry.seed(url);
      if (sitemap) this.#settler.learnSitemap(sitemap, urls);
      this.#outbox.record(['seeded']);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** Looks at the site itself once its pages have been read, and reads those that only its sitemaps name. */
  async #explore(): Promise<void> {
    const { scope } = this.#options.input;
    const [first] = this.#state.seeds;
    if (this.#isStopped() || this.#state.explored || this.#state.pagesRead === 0 || first === undefined)
      return;
    if (scope !== 'site' && scope !== 'sitemap') return;
    try {
      const start = this.#state.urlOf(this.#state.journeyOf(first).hops.at(-1) ?? first);
      const { facts, mapped } = await this.#explorer.explore(start, this.#state.facts.sitemap);
      const { sitemap, ...rest } = facts;
      this.#outbox.record(['learned', rest]);
      if (sitemap) await this.#settler.map(sitemap, mapped);
      this.#outbox.record(['explored']);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    await this.#scheduler.run();
  }

  async #work(id: TargetId, byOthers: boolean): Promise<void> {
    try {
      const url = this.#state.urlOf(id);
      const kind = this.#state.kindOf(id);
      this.#currentUrl = url;
      const visit = await this.#visitor.visit(url, kind, byOthers ? this.#crew.handOver : undefined);
      await this.#outbox.room();
      if (this.#crash) return;
      if (this.#state.kindOf(id) === kind) this.#settle(id, visit);
      // While it was being checked, a link showed that there is more to it: a page, or a style sheet.
      else this.#scheduler.frontier.add(id, hostOf(url), this.#state.kindOf(id), this.#state.depthOf(id));
    } catch (error) {
      // What was put back is asked again when the audit goes on.
      if (!(error instanceof Stopped)) this.#fail(error);
    }
  }

  #settle(id: TargetId, visit: Visit): void {
    if (visit.facts) this.#speed.count();
    this.#settler.settle(id, visit);
    this.#tell();
    this.#outbox.offer();
  }

  /** Judges the links that have waited for what is known by now. */
  #tell(): void {
    if (this.#telling) return;
    this.#tellSome();
    if (this.#state.ready.size === 0 || this.#crash) return;
    this.#telling = true;
    this.#tellAll()
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#telling = false;
        this.#scheduler.pump();
      });
  }

  async #tellAll(): Promise<void> {
    while (this.#state.ready.size > 0 && !this.#crash) {
      await this.#outbox.room();
      this.#tellSome();
    }
  }

  /** As many as there is room for, at once. */
  #tellSome(): void {
    for (const id of this.#state.ready)
      while (this.#state.ready.has(id)) {
        if (this.#crash || this.#outbox.isFull) return;
        this.#judge.waiting(id, portion);
        this.#outbox.offer();
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

  #stop(atOnce: boolean): void {
    this.#fetcher.stop();
    this.#politeness.stop();
    if (atOnce) {
      this.#client.abort();
      this.#crew.leave();
    } else this.#crew.recall();
    this.#scheduler.stop();
  }

  #isStopped(): boolean {
    return this.#ending !== null || this.#crash !== null;
  }

  #outcome(): AuditOutcome {
    if (this.#ending === 'canceled') return { kind: 'canceled', ...tallyOf(this.#state) };
    if (this.#ending === 'paused') return { kind: 'paused' };
    const failure = failureOf(this.#state, this.#options.input);
    return failure ? { kind: 'failed', failure } : { kind: 'finished', ...tallyOf(this.#state) };
  }

  #progress(): JobProgress {
    const { urls, judgedCount, pagesRead, findings } = this.#state;
    return {
      discovered: urls.length,
      fetched: judgedCount,
      pages: pagesRead,
      findings,
      pagesPerSecond: this.#speed.perSecond,
      currentUrl: this.#currentUrl,
    };
  }
}
