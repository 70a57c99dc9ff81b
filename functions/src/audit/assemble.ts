import type { JobProgress } from '#domain/job';
import type { AuditOptions } from './contract';
import { Client } from './fetch/client';
import { Fetcher } from './fetch/fetcher';
import { mostRequests, RequestLimit } from './fetch/requestLimit';
import { Frontier } from './frontier/frontier';
import { Registry } from './frontier/registry';
import { Scheduler } from './frontier/scheduler';
import { Judge } from './judge/judge';
import { Allowance } from './politeness/allowance';
import { mannersFor } from './politeness/manners';
import { Politeness } from './politeness/politeness';
import { Robots, robotsCap } from './robots/robots';
import { SitemapsAhead } from './sitemap/ahead';
import { siteSitemaps } from './sitemap/seeds';
import { newsOf } from './state/news';
import { Outbox } from './state/outbox';
import type { CrawlState } from './state/state';
import type { TargetId } from './state/target';
import { Speed } from './time/speed';
import { defaultTiming, type Timing } from './time/timing';
import { Scope } from './urls/scope';
import { hostOf } from './urls/url';
import { Explorer } from './visit/explorer';
import { Settler } from './visit/settler';
import { Visitor } from './visit/visitor';

/** What the parts of an engine tell it, and ask of it. */
export interface Hooks {
  progress(): JobProgress;
  fail(error: unknown): void;
  work(id: TargetId): Promise<void>;
  /** Whether links that waited are still being judged: until then the audit goes on. */
  isBusy(): boolean;
}

export type Parts = ReturnType<typeof assemble>;

/** The parts of one audit, joined: each knows only what it is given. */
export function assemble(options: AuditOptions, state: CrawlState, hooks: Hooks) {
  const { input, sink, allowPrivate = false, isOwn = () => true } = options;
  const timing: Timing = { ...defaultTiming, ...options.timing };
  const scope = new Scope(input, options.home);
  const allowance = new Allowance(input, isOwn);
  for (const site of state.sites) {
    scope.becomeSite(site);
    allowance.becomeSite(site);
  }
  const speed = new Speed(timing.clock);
  const isSite = (url: string) => scope.isSite(url);
  const outbox: Outbox = new Outbox(sink, state, hooks.progress, hooks.fail, () =>
    newsOf(state, politeness, sitemaps, requests),
  );
  const client = new Client(timing, allowPrivate);
  const politeness = new Politeness(
    timing.clock,
    mannersFor(allowance, allowPrivate, (host) => scope.isSiteHost(host)),
  );
  for (const [host, throttle] of state.throttles) politeness.throttle(host, throttle);
  const { clock } = timing;
  const scheduler = new Scheduler({
    clock,
    frontier: new Frontier(),
    state,
    allowance,
    concurrencyOf: (host) => politeness.concurrencyOf(host),
    isSiteHost: (host) => scope.isSiteHost(host),
    work: hooks.work,
    isBusy: hooks.isBusy,
  });
  const requests: RequestLimit = new RequestLimit({
    sent: state.sent,
    most: () => options.mostRequests ?? mostRequests(allowance.maxPages),
    onSpent: () => scheduler.stop(),
  });
  const count = () => requests.take();
  const fetcher = new Fetcher({
    client,
    politeness,
    timing,
    count,
    input,
    userAgent: options.userAgent,
    carriesHeaders: (url) => isSite(url) && scope.isHome(url),
    onWait: (url, waiting) => scheduler.wait(hostOf(url), waiting),
  });
  const robots = new Robots((url) => fetcher.ask(url, 'text', robotsCap));
  const visitor = new Visitor({
    fetcher,
    robots,
    politeness,
    allowance,
    checkHtml: input.checkHtml,
    isSite,
  });
  const { frontier } = scheduler;
  const common = { input, allowance, state, scope, outbox, frontier };
  const registry = new Registry({
    ...common,
    isInFlight: (id) => scheduler.isInFlight(id),
    onEnter: (url) => sitemaps.meet(url),
  });
  const sitemaps = new SitemapsAhead(
    (start) => siteSitemaps(start, { ...common, robots, ask: (url) => fetcher.ask(url, 'sitemap') }),
    (urls) => registry.toCome(urls),
    () => (state.explored ? 0 : Math.max(0, state.expected - state.urls.length)),
  );
  const explorer = new Explorer({
    scope,
    allowance,
    robots,
    sitemaps,
    visitor,
    ask: (url, purpose) => fetcher.ask(url, purpose),
    count,
    allowPrivate,
    now: () => timing.clock.epoch(),
  });
  const judge = new Judge({ ...common, registry });
  const settler = new Settler({ ...common, registry, judge });
  return {
    timing,
    scope,
    allowance,
    outbox,
    client,
    politeness,
    requests,
    fetcher,
    robots,
    visitor,
    registry,
    judge,
    settler,
    explorer,
    sitemaps,
    scheduler,
    speed,
  };
}
