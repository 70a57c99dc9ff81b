import type { Outcome } from '../facts/outcome';
import type { PageNote, Versions } from '../facts/pageNote';
import type { SiteFacts } from '../facts/siteFacts';
import { type LinkRef, outranks, type TargetId, type TargetKind, targetKinds } from '../facts/target';
import { isNormal, type Throttle } from '../politeness/hostPolicy';
import { Causes, FoundByRule } from './causes';
import type { CrawlEvent } from './crawlEvent';
import { IdNumbers, IdSet } from './idSet';
import { OmittedUrls } from './omittedUrls';
import { Outcomes, type RedirectChain } from './outcomes';
import { Traits } from './traits';
import { type WaitingLink, WaitingLinks } from './waitingLinks';

/** The compact state of an audit, which can be rebuilt from deltas alone. */
export class CrawlState {
  /** Where the start URL redirected to, in that order. */
  readonly sites: string[] = [];
  readonly urls: string[] = [];
  readonly seeds: TargetId[] = [];
  seeded = false;
  explored = false;
  /** Minimum number of URLs according to the sitemaps. */
  expected = 0;
  resolvedCount = 0;
  /** Requests sent, as far as they are recorded. */
  sent = 0;
  bytes = 0;
  closedSteps = 0;
  readonly found = new FoundByRule();
  readonly causes = new Causes();
  /** Seeds whose problem a finding about a link covers. */
  readonly reportedByLink = new Set<TargetId>();
  /** Notes of all pages read, in the order of reading. */
  readonly notes = new Map<TargetId, PageNote>();
  /** Pages that name another URL as canonical. */
  readonly canonicalised = new IdSet();
  readonly traits = new Traits();
  facts: SiteFacts = {};
  /** URLs to try for the site’s icon, once a page was read. */
  iconUrls: readonly string[] | null = null;
  /** In base64; null if there is none, and undefined until the search has ended. */
  icon: string | null | undefined;
  readonly omitted = new OmittedUrls();
  /** By host. */
  readonly throttles = new Map<string, Throttle>();
  /** URLs that the sitemaps list. */
  readonly mapped = new IdSet();
  /** URLs among them that no page is known to link to. */
  readonly unlinked = new IdSet();
  /** Versions in other languages that the sitemaps list; URLs of one group share a list. */
  readonly versions = new Map<TargetId, Versions>();
  /** Resolved targets whose waiting links can be evaluated now. */
  readonly ready = new Set<TargetId>();

  readonly #ids = new Map<string, TargetId>();
  readonly #seedIds = new Set<TargetId>();
  readonly #depths = new IdNumbers();
  readonly #inLinks = new IdNumbers();
  /** Indexes in the list of kinds. The first one, for checks, takes no memory. */
  readonly #kinds = new IdNumbers();
  readonly #outcomes = new Outcomes();
  readonly #waiting = new WaitingLinks();

  apply(event: CrawlEvent): void {
    switch (event[0]) {
      case 'site':
        this.sites.push(event[1]);
        break;
      case 'url':
        this.#ids.set(event[1], this.urls.length);
        this.#becomes(this.urls.length, event[3]);
        this.#depths.set(this.urls.length, event[2]);
        this.urls.push(event[1]);
        this.#outcomes.expect(event[4]);
        break;
      case 'seed':
        this.seeds.push(event[1]);
        this.#seedIds.add(event[1]);
        break;
      case 'seeded':
        this.seeded = true;
        break;
      case 'depth':
        this.#deepen(event[1], event[2], event[3]);
        break;
      case 'shortened':
        if (this.#outcomes.shortenRedirects(event[1], event[2])) this.resolvedCount--;
        break;
      case 'resolved':
        this.#setOutcome(event[1], event[2], event[3]);
        break;
      case 'read':
        this.notes.set(event[1], this.traits.shared(event[2]));
        if (event[2].c !== undefined) this.canonicalised.add(event[1]);
        else this.canonicalised.delete(event[1]);
        break;
      case 'trait':
        this.traits.learn({ rule: event[1], value: event[2], seen: event[3] });
        break;
      case 'wait':
        for (const ref of event[2]) this.#wait(event[1], ref);
        break;
      case 'linksEvaluated':
        this.#dropEvaluated(event[1], event[2]);
        break;
      case 'found':
        this.found.add(event[1], event[2], event[3], event[4], event[6] ?? 1);
        if (event[5] !== null && this.#seedIds.has(event[5])) this.reportedByLink.add(event[5]);
        break;
      case 'cause':
        this.causes.learn({ fingerprint: event[1], rule: event[2], severity: event[3] });
        break;
      case 'affects': {
        const { rule, severity } = this.causes.addPage(event[1], event[2]);
        this.found.add(event[2], rule, severity, 0, 1);
        break;
      }
      case 'mapped':
        for (const id of event[1]) this.mapped.add(id);
        for (const id of event[2]) this.unlinked.add(id);
        break;
      case 'versions':
        for (const id of event[2]) this.versions.set(id, event[1]);
        break;
      case 'inlinks':
        for (let at = 0; at < event[1].length; at += 2)
          this.countInLinks(event[1][at] ?? 0, event[1][at + 1] ?? 0);
        break;
      case 'linked':
        this.unlinked.delete(event[1]);
        break;
      case 'omitted':
        this.omitted.add(event[1], event[2]);
        break;
      case 'learned':
        this.facts = { ...this.facts, ...event[1] };
        break;
      case 'iconUrls':
        this.iconUrls = event[1];
        break;
      case 'icon':
        this.icon = event[1];
        break;
      case 'explored':
        this.explored = true;
        break;
      case 'throttled':
        if (isNormal(event[2])) this.throttles.delete(event[1]);
        else this.throttles.set(event[1], event[2]);
        break;
      case 'expected':
        this.expected = event[1];
        break;
      case 'sent':
        this.sent = event[1];
        break;
      case 'closed':
        this.closedSteps = event[1];
        break;
    }
  }

  /** Number of HTML pages of the site that were read. */
  get pagesRead(): number {
    return this.notes.size;
  }

  countInLinks(target: TargetId, count: number): void {
    this.#inLinks.set(target, this.#inLinks.get(target) + count);
  }

  /** Returns how many pages of the site link to a target. */
  inLinksOf(target: TargetId): number {
    return this.#inLinks.get(target);
  }

  idOf(url: string): TargetId | undefined {
    return this.#ids.get(url);
  }

  isSeed(id: TargetId): boolean {
    return this.#seedIds.has(id);
  }

  urlOf(id: TargetId): string {
    const url = this.urls[id];
    if (url === undefined) throw new RangeError(`no target ${id}`);
    return url;
  }

  depthOf(id: TargetId): number {
    return this.#depths.get(id);
  }

  /** Returns the number of redirects from the nearest link; 0 if a link names the target. */
  redirectsTo(id: TargetId): number {
    return this.#outcomes.redirectsTo(id);
  }

  kindOf(id: TargetId): TargetKind {
    return targetKinds[this.#kinds.get(id)] ?? 'check';
  }

  outcomeOf(id: TargetId): Outcome | undefined {
    return this.#outcomes.of(id);
  }

  /** Returns the redirect chain of a target: every step, and whether its end is known. */
  redirectChainOf(id: TargetId): RedirectChain {
    return this.#outcomes.redirectChainOf(id);
  }

  /** Returns the oldest links that wait for this target, oldest first. */
  waitingFor(id: TargetId, limit: number): readonly WaitingLink[] {
    return this.#waiting.oldest(id, limit);
  }

  #becomes(id: TargetId, kind: TargetKind): void {
    this.#kinds.set(id, targetKinds.indexOf(kind));
  }

  #deepen(id: TargetId, depth: number, kind: TargetKind): void {
    this.#depths.set(id, depth);
    if (!outranks(kind, this.kindOf(id))) return;
    this.#becomes(id, kind);
    // It was requested as a lesser kind before, so it is requested again, and so are its redirect targets.
    const known = this.outcomeOf(id)?.kind;
    if (known !== 'ok' && known !== 'redirect') return;
    for (const unsettled of this.#outcomes.leadingTo(id)) this.ready.delete(unsettled);
    this.#outcomes.forget(id);
    this.resolvedCount--;
  }

  #setOutcome(id: TargetId, outcome: Outcome, bytes: number): void {
    this.#outcomes.set(id, outcome);
    this.resolvedCount++;
    this.bytes += bytes;
    // A target in between may be waiting for another request, and a chain can exceed the limit before its end is
    // known.
    for (const resolved of this.#outcomes.leadingTo(id))
      if (this.#waiting.has(resolved) && this.redirectChainOf(resolved).end !== 'open')
        this.ready.add(resolved);
  }

  #wait(page: TargetId, ref: LinkRef): void {
    const [target] = ref;
    this.#waiting.add(page, ref);
    if (this.outcomeOf(target) !== undefined && this.redirectChainOf(target).end !== 'open')
      this.ready.add(target);
  }

  #dropEvaluated(target: TargetId, count: number): void {
    this.#waiting.drop(target, count);
    if (!this.#waiting.has(target)) this.ready.delete(target);
  }
}
