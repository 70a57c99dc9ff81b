import type { Severity } from '../../../src/domain/finding';
import type { RuleId } from '../../../src/domain/rules';
import type { Delta } from './contract';
import type { LinkRef } from './linkRef';
import type { Outcome } from './outcome';
import { outranks, type TargetId, type TargetKind } from './target';

/**
 * Everything that ever changes the state of an audit. The live engine and a resumed one apply the same events, so
 * there is no second way for state to come about. Short names: a delta is stored, and holds thousands.
 */
export type CrawlEvent =
  /** The start address led here: this is the site. */
  | readonly ['site', url: string]
  | readonly ['url', url: string, depth: number, kind: TargetKind]
  | readonly ['seed', id: TargetId]
  /** All seeds are known; a sitemap need not be read again. */
  | readonly ['seeded']
  /** A shorter way was found, or a link that leads visitors to what only an image had named. */
  | readonly ['depth', id: TargetId, depth: number, kind: TargetKind]
  | readonly ['judged', id: TargetId, outcome: Outcome, bytes: number]
  /** An HTML page of the site was read. */
  | readonly ['read', id: TargetId]
  /** Links of a page whose targets were not known yet. */
  | readonly ['wait', page: TargetId, refs: readonly LinkRef[]]
  /** The first so many waiting links of a target have been judged. */
  | readonly ['told', target: TargetId, count: number]
  | readonly [
      'found',
      page: TargetId,
      rule: RuleId,
      severity: Severity,
      count: number,
      target: TargetId | null,
    ]
  /** What a site rule remembers of a page. */
  | readonly ['note', rule: RuleId, key: string, page: TargetId]
  /** So many closing steps are done. */
  | readonly ['closed', steps: number];

export interface WaitingLink {
  readonly page: TargetId;
  readonly ref: LinkRef;
}

export interface FoundByRule {
  readonly severity: Severity;
  findings: number;
  readonly pages: Set<TargetId>;
}

/** A plain answer of 200, which nearly every target gives, takes no room of its own. */
const plain: Outcome = { kind: 'ok', status: 200 };

/** What an audit knows: compact, and rebuilt from deltas alone. */
export class CrawlState {
  site: string | null = null;
  readonly urls: string[] = [];
  readonly seeds: TargetId[] = [];
  seeded = false;
  judgedCount = 0;
  pagesRead = 0;
  findings = 0;
  bytes = 0;
  closedSteps = 0;
  readonly found = new Map<RuleId, Map<Severity, FoundByRule>>();
  /** Seeds whose fault stands in a finding about a link already. */
  readonly shownByLink = new Set<TargetId>();
  readonly notes = new Map<RuleId, Map<string, TargetId[]>>();
  /** Judged targets whose waiting links can be judged now. */
  readonly ready = new Set<TargetId>();

  readonly #ids = new Map<string, TargetId>();
  readonly #seedIds = new Set<TargetId>();
  readonly #depths: number[] = [];
  readonly #pages = new Set<TargetId>();
  readonly #files = new Set<TargetId>();
  readonly #outcomes: (Outcome | undefined)[] = [];
  readonly #waiting = new Map<TargetId, WaitingLink[]>();
  readonly #redirectedFrom = new Map<TargetId, TargetId[]>();

  static fold(deltas: readonly Delta[]): CrawlState {
    const state = new CrawlState();
    for (const delta of deltas) for (const event of eventsOf(delta)) state.apply(event);
    return state;
  }

  apply(event: CrawlEvent): void {
    switch (event[0]) {
      case 'site':
        this.site = event[1];
        break;
      case 'url':
        this.#ids.set(event[1], this.urls.length);
        this.#becomes(this.urls.length, event[3]);
        this.urls.push(event[1]);
        this.#depths.push(event[2]);
        this.#outcomes.push(undefined);
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
      case 'judged':
        this.#judge(event[1], event[2], event[3]);
        break;
      case 'read':
        this.pagesRead++;
        break;
      case 'wait':
        for (const ref of event[2]) this.#wait(event[1], ref);
        break;
      case 'told':
        this.#tell(event[1], event[2]);
        break;
      case 'found':
        this.#find(event[1], event[2], event[3], event[4]);
        if (event[5] !== null && this.#seedIds.has(event[5])) this.shownByLink.add(event[5]);
        break;
      case 'note':
        this.#note(event[1], event[2], event[3]);
        break;
      case 'closed':
        this.closedSteps = event[1];
        break;
    }
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
    return this.#depths[id] ?? 0;
  }

  kindOf(id: TargetId): TargetKind {
    if (this.#pages.has(id)) return 'page';
    return this.#files.has(id) ? 'file' : 'check';
  }

  outcomeOf(id: TargetId): Outcome | undefined {
    return this.#outcomes[id];
  }

  /** Where a target's redirects lead: every step, and whether the end of them is known. */
  journeyOf(id: TargetId): Journey {
    const hops: TargetId[] = [id];
    let at = id;
    for (;;) {
      const outcome = this.#outcomes[at];
      if (outcome === undefined) return { hops, end: 'open' };
      if (outcome.kind !== 'redirect') return { hops, end: 'answer', outcome };
      if (hops.includes(outcome.to)) return { hops: [...hops, outcome.to], end: 'loop' };
      hops.push(outcome.to);
      if (hops.length > longestJourney + 1) return { hops, end: 'too-long' };
      at = outcome.to;
    }
  }

  /** The outcome at the end of a target's redirects; null when they have no known end. */
  endOf(id: TargetId): Outcome | null {
    const journey = this.journeyOf(id);
    return journey.end === 'answer' ? journey.outcome : null;
  }

  /** Whether it is a seed, or a seed redirected to it. */
  leadsFromSeed(id: TargetId): boolean {
    if (this.isSeed(id)) return true;
    return this.#depths[id] === 0 && this.seeds.some((seed) => this.journeyOf(seed).hops.includes(id));
  }

  /** The links that wait for this target, oldest first. */
  waitingFor(id: TargetId): readonly WaitingLink[] {
    return this.#waiting.get(id) ?? [];
  }

  #becomes(id: TargetId, kind: TargetKind): void {
    if (kind === 'page') this.#pages.add(id);
    else if (kind === 'file') this.#files.add(id);
  }

  #deepen(id: TargetId, depth: number, kind: TargetKind): void {
    this.#depths[id] = depth;
    if (!outranks(kind, this.kindOf(id))) return;
    this.#becomes(id, kind);
    // It was asked as less before: it is asked again.
    if (this.#outcomes[id]?.kind === 'ok') {
      this.#outcomes[id] = undefined;
      this.judgedCount--;
    }
  }

  #judge(id: TargetId, outcome: Outcome, bytes: number): void {
    this.#outcomes[id] = outcome.kind === 'ok' && outcome.status === 200 ? plain : outcome;
    this.judgedCount++;
    this.bytes += bytes;
    if (outcome.kind === 'redirect') {
      const sources = this.#redirectedFrom.get(outcome.to);
      if (sources) sources.push(id);
      else this.#redirectedFrom.set(outcome.to, [id]);
    }
    if (outcome.kind !== 'redirect' || this.journeyOf(id).end !== 'open') this.#settle(id, new Set());
  }

  #settle(id: TargetId, seen: Set<TargetId>): void {
    if (seen.has(id)) return;
    seen.add(id);
    if (this.#waiting.has(id)) this.ready.add(id);
    for (const source of this.#redirectedFrom.get(id) ?? []) this.#settle(source, seen);
  }

  #wait(page: TargetId, ref: LinkRef): void {
    const target = ref[0];
    const waiting = this.#waiting.get(target);
    if (waiting) waiting.push({ page, ref });
    else this.#waiting.set(target, [{ page, ref }]);
  }

  #tell(target: TargetId, count: number): void {
    const left = this.waitingFor(target).slice(count);
    if (left.length > 0) this.#waiting.set(target, left);
    else {
      this.#waiting.delete(target);
      this.ready.delete(target);
    }
  }

  #find(page: TargetId, rule: RuleId, severity: Severity, count: number): void {
    const bySeverity = this.found.get(rule) ?? new Map<Severity, FoundByRule>();
    const found = bySeverity.get(severity) ?? { severity, findings: 0, pages: new Set<TargetId>() };
    found.findings += count;
    found.pages.add(page);
    bySeverity.set(severity, found);
    this.found.set(rule, bySeverity);
    this.findings += count;
  }

  #note(rule: RuleId, key: string, page: TargetId): void {
    const groups = this.notes.get(rule) ?? new Map<string, TargetId[]>();
    const pages = groups.get(key);
    if (pages) pages.push(page);
    else groups.set(key, [page]);
    this.notes.set(rule, groups);
  }
}

/** Redirects that are followed for one link; browsers give up at 20, and nobody means more than 10. */
export const longestJourney = 10;

export type Journey =
  | { readonly hops: readonly TargetId[]; readonly end: 'open' | 'loop' | 'too-long' }
  | { readonly hops: readonly TargetId[]; readonly end: 'answer'; readonly outcome: Outcome };

export const deltaVersion = 1;

export function deltaOf(events: readonly CrawlEvent[]): Delta {
  return { v: deltaVersion, events };
}

/** @throws when the delta is not one of ours, or of a version this engine does not know. */
function eventsOf(delta: Delta): readonly CrawlEvent[] {
  if (delta.v !== deltaVersion || !Array.isArray(delta.events))
    throw new TypeError(`an audit cannot go on from a delta of version ${String(delta.v)}`);
  return delta.events as CrawlEvent[];
}
