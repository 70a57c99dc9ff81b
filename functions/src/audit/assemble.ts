import type { JobProgress } from '#domain/job';
import { SiteBrowser } from './browser/siteBrowser';
import type { AuditOptions } from './contract';
import { Evaluator } from './evaluate/evaluator';
import type { TargetId } from './facts/target';
import { Client } from './fetch/client';
import { Fetcher } from './fetch/fetcher';
import { maxRequests, RequestLimit } from './fetch/requestLimit';
import { Frontier } from './frontier/frontier';
import { Registry } from './frontier/registry';
import { Scheduler } from './frontier/scheduler';
import { findIcon, iconCap } from './icon/findIcon';
import { Allowance } from './politeness/allowance';
import { hostPolicyFor, isNormal } from './politeness/hostPolicy';
import { Politeness } from './politeness/politeness';
import { Robots, robotsCap } from './robots/robots';
import { ListedPages, SitemapPrefetch } from './sitemap/prefetch';
import { siteSitemaps } from './sitemap/seeds';
import type { CrawlEvent } from './state/crawlEvent';
import { Outbox } from './state/outbox';
import type { CrawlState } from './state/state';
import { Speed } from './time/speed';
import { defaultTiming, type Timing } from './time/timing';
import { Scope } from './urls/scope';
import { hostOf } from './urls/url';
import { Explorer } from './visit/explorer';
import { Recorder } from './visit/recorder';
import { Visitor } from './visit/visitor';

/** Callbacks of the engine for its parts. */
interface Hooks {
  progress(): JobProgress;
  fail(error: unknown): void;
  work(id: TargetId): Promise<void>;
  /** Returns whether waiting links are still being evaluated: until then, the audit continues. */
  isBusy(): boolean;
}

export type Parts = ReturnType<typeof assemble>;

/** Creates and connects the parts of one audit. Each part knows only what it is given. */
export function assemble(options: AuditOptions, state: CrawlState, hooks: Hooks) {
  const { input, sink, allowPrivate = false, isVerifiedHost = () => true } = options;
  const timing: Timing = { ...defaultTiming, ...options.timing };
  const scope = new Scope(input, options.home);
  const allowance = new Allowance(input, isVerifiedHost);
  for (const site of state.sites) {
    scope.addSite(site);
    allowance.addSite(site);
  }
  const { clock } = timing;
  const isSite = (url: string) => scope.isSite(url);
  const isSiteHost = (host: string) => scope.isSiteHost(host);
  const speed = new Speed(clock);
  const client = new Client(timing, allowPrivate);
  const politeness = new Politeness(clock, hostPolicyFor(allowance, allowPrivate, isSiteHost));
  for (const [host, throttle] of state.throttles) politeness.throttle(host, throttle);
  const frontier = new Frontier();
  const scheduler = new Scheduler({
    clock,
    frontier,
    state,
    allowance,
    concurrencyOf: (host) => politeness.concurrencyOf(host),
    isSiteHost,
    work: hooks.work,
    isBusy: hooks.isBusy,
  });
  const requests = new RequestLimit({
    sent: state.sent,
    max: () => options.maxRequests ?? maxRequests(allowance.maxPages),
    onExceeded: () => scheduler.stop(),
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
  const robots = new Robots((url) => fetcher.fetch(url, 'text', robotsCap));
  const browser = new SiteBrowser({ options, allowance, scope, robots, politeness, count });
  const visitor = new Visitor({
    browser,
    fetcher,
    robots,
    politeness,
    allowance,
    checkHtml: input.checkHtml,
    isSite,
  });
  const listed = new ListedPages(() =>
    state.explored ? 0 : Math.max(0, state.expected - state.urls.length),
  );
  const outbox = new Outbox(sink, state, hooks.progress, hooks.fail, () =>
    pendingEventsOf(state, politeness, listed, requests),
  );
  const common = { input, allowance, state, scope, outbox, frontier };
  const registry = new Registry({
    ...common,
    isInFlight: (id) => scheduler.isInFlight(id),
    onEnter: (url) => listed.remove(url),
  });
  const now = () => clock.epoch();
  const sitemaps = new SitemapPrefetch({
    read: (start) =>
      siteSitemaps(start, { ...common, robots, now, fetch: (url) => fetcher.fetch(url, 'sitemap') }),
    listed,
    newOf: (urls) => registry.remaining(urls),
  });
  const explorer = new Explorer({
    scope,
    allowance,
    robots,
    sitemaps,
    visitor,
    fetch: (url, purpose) => fetcher.fetch(url, purpose),
    count,
    allowPrivate,
    now,
  });
  const icons = { robots, allowance, isSite, fetch: (url: string) => fetcher.fetch(url, 'icon', iconCap) };
  const evaluator = new Evaluator({ ...common, registry });
  const recorder = new Recorder({ ...common, registry, evaluator });
  return {
    timing,
    scope,
    allowance,
    browser,
    outbox,
    client,
    politeness,
    requests,
    fetcher,
    robots,
    visitor,
    registry,
    evaluator,
    recorder,
    explorer,
    findIcon: (urls: readonly string[]) => findIcon(urls, icons),
    sitemaps,
    listed,
    scheduler,
    speed,
  };
}

/** Yields events for state that changes all the time and is recorded only at a commit, with its current value. */
function* pendingEventsOf(
  state: CrawlState,
  politeness: Pick<Politeness, 'throttles'>,
  listed: Pick<ListedPages, 'known'>,
  requests: Pick<RequestLimit, 'sent'>,
): Iterable<CrawlEvent> {
  for (const [host, throttle] of politeness.throttles())
    if (!isNormal(throttle) || state.throttles.has(host)) yield ['throttled', host, throttle];
  if (requests.sent !== state.sent) yield ['sent', requests.sent];
  const expected = state.urls.length + (listed.known ?? 0);
  if (listed.known && expected !== state.expected) yield ['expected', expected];
}
