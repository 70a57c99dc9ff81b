import type { JobInput } from '#domain/jobInput';
import type { Evaluator } from '../evaluate/evaluator';
import type { Outcome } from '../facts/outcome';
import type { TargetId } from '../facts/target';
import type { Registry } from '../frontier/registry';
import { iconUrlsOf } from '../icon/iconUrls';
import type { PageFacts } from '../parse/facts';
import type { Allowance } from '../politeness/allowance';
import { upgrades } from '../rules/security/contentSecurityPolicy';
import { siteChecksOf } from '../sitemap/siteChecks';
import type { SitemapReading } from '../sitemap/sitemap';
import { isReachedFromSeed, startOf } from '../state/finalOutcomeOf';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import type { Scope } from '../urls/scope';
import { originOf } from '../urls/url';
import { type FinishedVisit, pageRecordOf, type Redirect } from './visit';

interface RecorderParts {
  readonly input: JobInput;
  readonly allowance: Allowance;
  readonly state: CrawlState;
  readonly scope: Scope;
  readonly outbox: Outbox;
  readonly registry: Registry;
  readonly evaluator: Evaluator;
}

/** Sitemap URLs per event. */
const sitemapUrlsPerEvent = 1_000;
const maxForeign = 10;

/** Records the results of the crawl. */
export class Recorder {
  readonly #parts: RecorderParts;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** Records everything from one visit synchronously, so that no commit contains half of it. */
  recordVisit(id: TargetId, visit: FinishedVisit): void {
    const { state, outbox, evaluator } = this.#parts;
    const { kind } = visit;
    const bytes = kind === 'redirect' || kind === 'response' ? visit.fetched.bytes : 0;
    const isPage = state.kindOf(id) === 'page';
    if (isPage) outbox.addPage(pageRecordOf(state.urlOf(id), state.depthOf(id), visit));
    outbox.record(['resolved', id, this.#outcomeOf(id, visit), bytes]);
    if (visit.kind !== 'response' || !visit.content) return;
    if (visit.content.kind === 'file') {
      evaluator.evaluateFile(id, visit.content.links);
      return;
    }
    const { facts } = visit.content;
    this.#learnLoading(facts);
    this.#learnIconUrls(facts);
    evaluator.evaluatePage(id, facts);
    facts.release();
  }

  /**
   * Remembers how pages load files. Style sheets, which are read later, are evaluated with it, because what loads
   * them isn't known then.
   */
  #learnLoading(facts: PageFacts): void {
    const { state, outbox } = this.#parts;
    const { loads } = state.facts;
    if (loads === 'upgraded' || !facts.url.startsWith('https:')) return;
    const seen = upgrades(facts) ? 'upgraded' : 'written';
    if (seen !== loads) outbox.record(['learned', { loads: seen }]);
  }

  /** The first page shows the site's icon. A list or a sitemap may have pages of other sites. */
  #learnIconUrls(facts: PageFacts): void {
    const { state, scope, outbox } = this.#parts;
    if (state.iconUrls || !(this.#mayMove() || scope.isTwin(facts.url))) return;
    outbox.record(['iconUrls', iconUrlsOf(facts)]);
  }

  /** Records the URLs of sitemaps, in addition to those that the crawl found. */
  async map(sitemap: SitemapReading): Promise<void> {
    const { outbox, registry } = this.#parts;
    for (const urls of portionsOf(sitemap.pages, sitemapUrlsPerEvent)) {
      await outbox.waitForRoom();
      const entries = urls.flatMap((url) => registry.mapped(url) ?? []);
      const unlinked = entries.filter(({ isNew }) => isNew).map(({ id }) => id);
      outbox.record(['mapped', entries.map(({ id }) => id), unlinked]);
    }
    await this.recordSitemap(sitemap);
  }

  async recordSitemap({ pages, facts, versions }: SitemapReading): Promise<void> {
    const { input, state, scope, outbox, registry } = this.#parts;
    for (const { named, of } of versions) {
      const list = named.map(([language, url]) => [language, registry.known({ href: url }) ?? -1] as const);
      for (const urls of portionsOf(of, sitemapUrlsPerEvent)) {
        await outbox.waitForRoom();
        const entries = urls.flatMap((url) => registry.known({ href: url }) ?? []);
        if (entries.length > 0) outbox.record(['versions', list, entries]);
      }
    }
    const foreign = pages.filter((url) => !scope.isSite(url)).slice(0, maxForeign);
    outbox.record(['learned', { sitemap: { ...facts, foreign } }]);
    if (input.scope === 'sitemap') outbox.record(['mapped', [...state.seeds], []]);
  }

  #outcomeOf(id: TargetId, visit: FinishedVisit): Outcome {
    const outcome = visit.kind === 'redirect' ? this.#follow(id, visit.redirect) : visit.outcome;
    const isKept = outcome.kind === 'ok' || outcome.kind === 'redirect' || outcome.kind === 'skipped';
    return visit.isClosedToSearch && isKept ? { ...outcome, closed: true } : outcome;
  }

  /** Registers the target of a redirect. */
  #follow(id: TargetId, redirect: Redirect): Outcome {
    const { state, scope, allowance, outbox, registry } = this.#parts;
    const fromStart = isReachedFromSeed(state, id);
    if (fromStart && !scope.isSite(redirect.to) && this.#mayMove()) {
      outbox.record(['site', redirect.to]);
      scope.addSite(redirect.to);
      allowance.addSite(redirect.to);
    }
    const to = registry.redirect(redirect.to, id, fromStart);
    if (to === null) return { kind: 'skipped', why: 'scope' };
    const { status, setsCookie, namesFragment, headers } = redirect;
    return {
      kind: 'redirect',
      status,
      to,
      ...(setsCookie ? { setsCookie } : {}),
      ...(namesFragment ? { namesFragment } : {}),
      ...(headers ? { headers } : {}),
    };
  }

  /** Whether redirects of the start URL extend the site; a list or a sitemap names its URLs explicitly. */
  #mayMove(): boolean {
    const { scope } = this.#parts.input;
    return scope !== 'list' && scope !== 'sitemap';
  }
}

function* portionsOf<Item>(items: readonly Item[], size: number): Iterable<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

interface Parts {
  readonly input: JobInput;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly state: CrawlState;
  readonly outbox: Pick<Outbox, 'recordOmitted'>;
}

/**
 * Records the open URLs of a job that has reached its request limit. Pages beyond `maxPages` are left out, because
 * they were never to be requested.
 */
export function recordUnrequested({ input, allowance, state, outbox }: Parts): void {
  const mayReadMore = state.pagesRead < allowance.maxPages;
  for (let id = 0; id < state.urls.length; id++) {
    const isOpen = state.outcomeOf(id) === undefined;
    if (isOpen && (mayReadMore || state.kindOf(id) !== 'page'))
      outbox.recordOmitted('requests', state.urlOf(id));
  }
  const { facts } = state;
  const start = startOf(state);
  if (start !== undefined && siteChecksOf(input)?.sitemaps && !facts.sitemap)
    outbox.recordOmitted('requests', `${originOf(state.urlOf(start))}/sitemap.xml`);
}
