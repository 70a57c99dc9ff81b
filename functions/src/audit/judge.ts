import { hash } from 'node:crypto';
import type { Evidence, Finding } from '../../../src/domain/finding';
import { fateOf } from './fateOf';
import { findingOf, mergeRepeats } from './findings';
import type { LinkRef } from './linkRef';
import type { Outbox } from './outbox';
import type { LinkFact, LinkSource, PageFacts } from './parse/facts';
import type { Registry } from './registry';
import { linkRules, pageRules, seedRules, siteRules } from './rules';
import type { Fate } from './rules/rule';
import type { Scope } from './scope';
import type { CrawlState } from './state';
import type { TargetId, TargetKind } from './target';
import type { UrlCache } from './url';

export interface JudgeParts {
  readonly state: CrawlState;
  readonly outbox: Outbox;
  readonly scope: Scope;
  readonly registry: Registry;
  readonly urls: UrlCache;
}

/** Bytes of addresses and source that the links of one page may add to a batch. */
const pageBudget = 200_000;

/** Turns facts and outcomes into findings, by the rules. */
export class Judge {
  readonly #parts: JudgeParts;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /** Everything about one page that was read: what it breaks itself, and its links as far as they are known. */
  page(id: TargetId, facts: PageFacts): void {
    const { outbox } = this.#parts;
    for (const rule of pageRules) {
      const findings = rule.check(facts).map((violation) => {
        const where = violation.spot ? facts.locate(violation.spot) : {};
        return findingOf(rule.id, facts.url, null, violation, { ...where, ...violation.evidence });
      });
      this.#report(id, mergeRepeats(findings));
    }
    for (const rule of siteRules) {
      const note = rule.note(facts);
      if (note !== null) outbox.record(['note', rule.id, hash('sha256', note, 'base64url').slice(0, 16), id]);
    }
    this.links(id, facts);
  }

  /**
   * Judges links that have waited for this target, oldest first.
   * @returns whether any are left.
   */
  waiting(target: TargetId, most: number): boolean {
    const { state, outbox } = this.#parts;
    const waiting = state.waitingFor(target);
    const some = waiting.slice(0, most);
    const fate = fateOf(state, target);
    if (fate) for (const { page, ref } of some) this.#link(page, ref, fate);
    outbox.record(['told', target, some.length]);
    return waiting.length > some.length;
  }

  /** Judges the addresses that the audit began with, unless a link has shown their fault already. */
  seed(id: TargetId): void {
    const { state } = this.#parts;
    const fate = fateOf(state, id);
    if (!fate || state.shownByLink.has(id)) return;
    const url = state.urlOf(id);
    for (const rule of seedRules) {
      const violation = rule.check({ url, fate });
      if (violation) this.#report(id, [findingOf(rule.id, url, url, violation, violation.evidence ?? {})]);
    }
  }

  /** One page of a group that a site rule noted the same for. */
  sameNote(
    rule: (typeof siteRules)[number],
    page: TargetId,
    others: readonly TargetId[],
    count: number,
  ): void {
    const { state } = this.#parts;
    const url = state.urlOf(page);
    const names = others.map((other) => state.urlOf(other));
    const violation = rule.check(url, names, count);
    if (violation) this.#report(page, [findingOf(rule.id, url, null, violation, violation.evidence ?? {})]);
  }

  /** The addresses in a page or a file, judged as far as their targets are known. */
  links(page: TargetId, facts: LinkSource): void {
    const { state, outbox } = this.#parts;
    const waiting: LinkRef[] = [];
    for (const ref of this.#refsOf(page, facts)) {
      const fate = fateOf(state, ref[0]);
      if (fate) this.#link(page, ref, fate);
      else waiting.push(ref);
    }
    if (waiting.length > 0) outbox.record(['wait', page, waiting]);
  }

  /** The page's links, one for each target and role. */
  #refsOf(page: TargetId, facts: LinkSource): LinkRef[] {
    const { registry, urls, state } = this.#parts;
    const depth = state.depthOf(page) + 1;
    const firsts = new Map<string, { target: TargetId; at: number; occurrences: number }>();
    let spent = 0;
    for (let at = 0; at < facts.links.length && spent < pageBudget; at++) {
      const link = facts.links[at];
      if (!link) continue;
      const href = urls.resolve(link.written, facts.base);
      const target =
        typeof href === 'string'
          ? registry.link(href, wishOf(link), depth)
          : href === undefined && /^(?:https?:|\/\/)/i.test(link.written)
            ? registry.nonsense(link.written.slice(0, 200), depth)
            : null;
      if (target === null) continue;
      const key = `${target} ${link.role}`;
      const first = firsts.get(key);
      if (first) first.occurrences++;
      else {
        firsts.set(key, { target, at, occurrences: 1 });
        spent += link.written.length + 250;
      }
    }
    return [...firsts.values()].flatMap(({ target, at, occurrences }) => {
      const link = facts.links[at];
      if (!link || this.#isPlain(target, facts.url)) return [];
      const { line, column, snippet } = facts.locate(link);
      return [[target, link.role, link.element, line, column, snippet, occurrences] as const];
    });
  }

  /** The target answered 200 at its own address and there is nothing that a rule could say of it. */
  #isPlain(target: TargetId, page: string): boolean {
    const { state } = this.#parts;
    const outcome = state.outcomeOf(target);
    if (outcome?.kind !== 'ok') return false;
    return !(page.startsWith('https:') && state.urlOf(target).startsWith('http:'));
  }

  #link(page: TargetId, ref: LinkRef, fate: Fate): void {
    const { state, scope } = this.#parts;
    const [target, role, element, line, column, snippet, occurrences] = ref;
    const url = state.urlOf(target);
    const link = { page: state.urlOf(page), target: url, role, element, toSite: scope.isSite(url), fate };
    for (const rule of linkRules) {
      const violation = rule.check(link);
      if (!violation) continue;
      const where: Evidence = { element, line, column, snippet };
      const repeats = occurrences > 1 ? { occurrences } : {};
      const finding = findingOf(rule.id, link.page, url, violation, {
        ...where,
        ...repeats,
        ...violation.evidence,
      });
      this.#report(page, [finding], target);
    }
  }

  #report(page: TargetId, findings: readonly Finding[], target: TargetId | null = null): void {
    const { outbox } = this.#parts;
    const [first] = findings;
    if (!first) return;
    for (const finding of findings) outbox.addFinding(finding);
    outbox.record(['found', page, first.rule, first.severity, findings.length, target]);
  }
}

/** As what a link's target is to be asked. */
function wishOf({ asPage, asFile }: LinkFact): TargetKind {
  if (asPage) return 'page';
  return asFile ? 'file' : 'check';
}
