import type { Severity } from '../../../../src/domain/finding';
import type { RuleId } from '../../../../src/domain/rules';
import type { Delta } from '../contract';
import type { SiteFacts } from '../visit/siteFacts';
import { type CrawlEvent, eventsOf } from './crawlEvent';
import { IdNumbers } from './idNumbers';
import { IdSet } from './idSet';
import type { Outcome } from './outcome';
import type { PageNote } from './pageNote';
import { outranks, type TargetId, type TargetKind, targetKinds } from './target';
import { type WaitingLink, WaitingLinks } from './waitingLinks';

export interface FoundByRule {
  readonly severity: Severity;
  findings: number;
  /** Pages that have findings of it, and how many more suffer from those. */
  readonly pages: IdSet;
  more: number;
}

export interface Trait {
  readonly rule: RuleId;
  readonly value: string;
}

/** A plain answer of 200, which nearly every target gives, takes no room of its own. */
const plain: Outcome = { kind: 'ok', status: 200 };

const isPlain = (outcome: Outcome) =>
  outcome.kind === 'ok' && outcome.status === 200 && outcome.asset === undefined;

/** What an audit knows: compact, and rebuilt from deltas alone. */
export class CrawlState {
  site: string | null = null;
  readonly urls: string[] = [];
  readonly seeds: TargetId[] = [];
  seeded = false;
  explored = false;
  judgedCount = 0;
  findings = 0;
  bytes = 0;
  closedSteps = 0;
  readonly found = new Map<RuleId, Map<Severity, FoundByRule>>();
  /** Seeds whose fault stands in a finding about a link already. */
  readonly shownByLink = new Set<TargetId>();
  /** Of every page that was read, in the order of reading. */
  readonly notes = new Map<TargetId, PageNote>();
  readonly traits: Trait[] = [];
  facts: SiteFacts = {};
  /** Addresses that the sitemaps name. */
  readonly mapped = new IdSet();
  /** Those of them that no page links to, as far as is known. */
  readonly unlinked = new IdSet();
  /** Judged targets whose waiting links can be judged now. */
  readonly ready = new Set<TargetId>();

  readonly #ids = new Map<string, TargetId>();
  #lastTraits: readonly number[] = [];
  readonly #traitIds = new Map<RuleId, Map<string, number>>();
  readonly #seedIds = new Set<TargetId>();
  readonly #depths = new IdNumbers();
  readonly #inLinks = new IdNumbers();
  /** Places in the list of kinds; what is only checked, which comes first there, takes no room. */
  readonly #kinds = new IdNumbers();
  readonly #outcomes: (Outcome | undefined)[] = [];
  readonly #waiting = new WaitingLinks();
  readonly #redirectedFrom = new Map<TargetId, TargetId[]>();

  /** The deltas are taken one by one, so that a long history need not be held. */
  static async fold(deltas: Iterable<Delta> | AsyncIterable<Delta>): Promise<CrawlState> {
    const state = new CrawlState();
    for await (const delta of deltas) for (const event of eventsOf(delta)) state.apply(event);
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
        this.#depths.set(this.urls.length, event[2]);
        this.urls.push(event[1]);
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
        this.notes.set(event[1], this.#withSharedTraits(event[2]));
        break;
      case 'trait':
        this.#learnTrait({ rule: event[1], value: event[2] });
        break;
      case 'wait':
        for (const ref of event[2]) this.#waiting.add(event[1], ref);
        break;
      case 'told':
        this.#tell(event[1], event[2]);
        break;
      case 'found':
        this.#find(event[1], event[2], event[3], event[4], event[6] ?? 1);
        if (event[5] !== null && this.#seedIds.has(event[5])) this.shownByLink.add(event[5]);
        break;
      case 'mapped':
        for (const id of event[1]) this.mapped.add(id);
        for (const id of event[2]) this.unlinked.add(id);
        break;
      case 'inlinks':
        for (let at = 0; at < event[1].length; at += 2)
          this.countInLinks(event[1][at] ?? 0, event[1][at + 1] ?? 0);
        break;
      case 'linked':
        this.unlinked.delete(event[1]);
        break;
      case 'learned':
        this.facts = { ...this.facts, ...event[1] };
        break;
      case 'explored':
        this.explored = true;
        break;
      case 'closed':
        this.closedSteps = event[1];
        break;
    }
  }

  /** HTML pages of the site that were read. */
  get pagesRead(): number {
    return this.notes.size;
  }

  traitIdOf(rule: RuleId, value: string): number | undefined {
    return this.#traitIds.get(rule)?.get(value);
  }

  countInLinks(target: TargetId, count: number): void {
    this.#inLinks.set(target, this.#inLinks.get(target) + count);
  }

  /** How many pages of the site link to a target. */
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

  kindOf(id: TargetId): TargetKind {
    return targetKinds[this.#kinds.get(id)] ?? 'check';
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
    return this.depthOf(id) === 0 && this.seeds.some((seed) => this.journeyOf(seed).hops.includes(id));
  }

  /** The first so many of the links that wait for this target, oldest first. */
  waitingFor(id: TargetId, most: number): readonly WaitingLink[] {
    return this.#waiting.oldest(id, most);
  }

  /** Pages of one site mostly have the same traits: one list for all of them. */
  #withSharedTraits(note: PageNote): PageNote {
    const { t: traits } = note;
    const before = this.#lastTraits;
    if (traits === undefined) return note;
    if (traits.length === before.length && traits.every((trait, at) => trait === before[at]))
      return { ...note, t: before };
    this.#lastTraits = traits;
    return note;
  }

  #learnTrait(trait: Trait): void {
    const values = this.#traitIds.get(trait.rule) ?? new Map<string, number>();
    values.set(trait.value, this.traits.length);
    this.#traitIds.set(trait.rule, values);
    this.traits.push(trait);
  }

  #becomes(id: TargetId, kind: TargetKind): void {
    this.#kinds.set(id, targetKinds.indexOf(kind));
  }

  #deepen(id: TargetId, depth: number, kind: TargetKind): void {
    this.#depths.set(id, depth);
    if (!outranks(kind, this.kindOf(id))) return;
    this.#becomes(id, kind);
    // It was asked as less before: it is asked again.
    if (this.#outcomes[id]?.kind === 'ok') {
      this.#outcomes[id] = undefined;
      this.judgedCount--;
    }
  }

  #judge(id: TargetId, outcome: Outcome, bytes: number): void {
    this.#outcomes[id] = isPlain(outcome) ? plain : outcome;
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

  #tell(target: TargetId, count: number): void {
    this.#waiting.drop(target, count);
    if (!this.#waiting.has(target)) this.ready.delete(target);
  }

  #find(page: TargetId, rule: RuleId, severity: Severity, count: number, pages: number): void {
    const bySeverity = this.found.get(rule) ?? new Map<Severity, FoundByRule>();
    const found = bySeverity.get(severity) ?? { severity, findings: 0, pages: new IdSet(), more: 0 };
    found.findings += count;
    found.pages.add(page);
    found.more += pages - 1;
    bySeverity.set(severity, found);
    this.found.set(rule, bySeverity);
    this.findings += count;
  }
}

/** Redirects that are followed for one link; browsers give up at 20, and nobody means more than 10. */
export const longestJourney = 10;

export type Journey =
  | { readonly hops: readonly TargetId[]; readonly end: 'open' | 'loop' | 'too-long' }
  | { readonly hops: readonly TargetId[]; readonly end: 'answer'; readonly outcome: Outcome };
