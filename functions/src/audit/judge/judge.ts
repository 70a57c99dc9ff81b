import type { Evidence, Finding } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { Registry } from '../frontier/registry';
import type { LinkSource, PageFacts } from '../parse/facts';
import { isShell } from '../parse/shell';
import { ownCopy } from '../parse/text';
import {
  htmlRules,
  linkRulesOf,
  pageRules,
  seedRules,
  sheetRules,
  shellRules,
  type siteRules,
} from '../rules';
import type { Fate, JudgedLink, PageRule, SiteViolation, Violation } from '../rules/rule';
import { isScripted } from '../rules/scripted';
import { fateOf } from '../state/fateOf';
import type { LinkRef } from '../state/linkRef';
import type { Outbox } from '../state/outbox';
import type { Outcome } from '../state/outcome';
import { mayHave } from '../state/pageNote';
import type { CrawlState } from '../state/state';
import type { TargetId } from '../state/target';
import type { Trait } from '../state/traits';
import type { Scope } from '../urls/scope';
import { fragmentOf, placesOf } from '../urls/url';
import { findingOf, mergeRepeats, sharedFindingOf } from './findings';
import { noteOf, showsPlaces } from './notes';
import { withPlacesOfBase } from './placesOfBase';
import { isPlain, References } from './references';
import { settingFinding } from './settingFinding';

export interface JudgeParts {
  readonly state: CrawlState;
  readonly outbox: Outbox;
  readonly scope: Scope;
  readonly registry: Registry;
}

/** Missing places on one page that are named one by one; a page with more of them has one cause. */
const mostPlaces = 50;

const namesPlace = (outcome: Outcome | undefined) => outcome?.kind === 'redirect' && outcome.namesPlace;

/** Turns facts and outcomes into findings, by the rules. */
export class Judge {
  readonly #parts: JudgeParts;
  readonly #references: References;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
    this.#references = new References(parts);
  }

  /** Everything about one page that was read: what it breaks itself, and its links as far as they are known. */
  page(id: TargetId, facts: PageFacts): void {
    const { outbox } = this.#parts;
    const isBuilt = isShell(facts);
    for (const rule of isBuilt ? shellRules.page : pageRules)
      this.#broken(id, facts, rule, rule.check(facts));
    if (!isBuilt) this.#html(id, facts);
    outbox.record(['read', id, noteOf(this.#parts, id, facts)]);
    if (!facts.isWhole || facts.hasMoreLinks) outbox.leave('rest', facts.url);
    this.links(id, facts.base === facts.url ? facts : withPlacesOfBase(facts));
    this.#ownPlaces(id, facts);
  }

  /** Everything about a style sheet, a manifest or a feed. */
  file(id: TargetId, file: LinkSource): void {
    if (this.#parts.state.facts.loads === 'written')
      for (const rule of sheetRules) this.#broken(id, file, rule, rule.sheet?.(file) ?? []);
    this.links(id, file);
  }

  #broken(id: TargetId, source: LinkSource, rule: PageRule, violations: readonly Violation[]): void {
    if (violations.length === 0) return;
    const write = rule.sharesCauses ? sharedFindingOf : findingOf;
    const findings = violations.map((violation) => {
      const where = violation.spot ? source.locate(violation.spot) : {};
      const evidence = { ...where, ...violation.evidence };
      return write(rule.id, source.url, violation.file ?? null, violation, evidence);
    });
    this.#reportAll(id, mergeRepeats(findings), rule.sharesCauses);
  }

  #html(id: TargetId, facts: PageFacts): void {
    const faults = facts.faults ?? [];
    for (const rule of faults.length === 0 ? [] : htmlRules) {
      const findings = faults
        .filter((fault) => rule.faults.includes(fault.rule))
        .flatMap((fault) => {
          const where = facts.locate(fault);
          const message = rule.say({ ...fault, snippet: where.snippet });
          const key = `${fault.rule} ${where.snippet}`;
          const evidence = { ...where, value: fault.message };
          const write = rule.sharesCauses ? sharedFindingOf : findingOf;
          return message === null ? [] : [write(rule.id, facts.url, null, { message, key }, evidence)];
        });
      this.#reportAll(id, mergeRepeats(findings), rule.sharesCauses);
    }
  }

  /** Judges links that have waited for this target, oldest first. */
  waiting(target: TargetId, most: number): void {
    const { state, outbox } = this.#parts;
    const some = state.waitingFor(target, most);
    const fate = fateOf(state, target);
    let told = 0;
    for (const { page, ref } of some) {
      if (told > 0 && outbox.isFull) break;
      if (fate && !isPlain(state, target, ref[1], state.urlOf(page))) this.#link(page, ref, fate);
      told++;
    }
    outbox.record(['told', target, told]);
  }

  /** Judges the addresses that the audit began with, unless a link has shown their fault already. */
  seed(id: TargetId): void {
    const { state } = this.#parts;
    const fate = fateOf(state, id);
    if (!fate || state.shownByLink.has(id)) return;
    // An entry of the sitemap is told as that, together with the others.
    const proven = fate.end !== 'unverified' && state.pagesRead > 0;
    if (state.mapped.has(id) && proven) return;
    const url = state.urlOf(id);
    for (const rule of seedRules) {
      const violation = rule.check({ url, fate });
      if (violation) this.#report(id, [findingOf(rule.id, url, url, violation, violation.evidence ?? {})]);
    }
  }

  /** What the server of so many of an origin's pages is set to. */
  setting(trait: Trait, first: string, count: number, all: number): void {
    const { state } = this.#parts;
    const page = state.idOf(first);
    if (page === undefined) return;
    const finding = settingFinding(state, trait, { first, count, all });
    if (finding) this.#report(page, [finding], null, count);
  }

  /** What a look at the whole site brought up. */
  survey(rule: RuleId, violation: SiteViolation): void {
    const { page, target = null, pages, evidence = {} } = violation;
    const id = this.#parts.state.idOf(page) ?? 0;
    this.#report(id, [findingOf(rule, page, target, violation, evidence)], null, pages);
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

  /** The addresses in a page or a file, judged as far as their targets are known and the batch has room. */
  links(page: TargetId, facts: LinkSource): void {
    const { state, outbox } = this.#parts;
    const waiting: LinkRef[] = [];
    for (const ref of this.#references.of(page, facts)) {
      const fate = outbox.isFull ? null : fateOf(state, ref[0]);
      if (fate) this.#link(page, ref, fate);
      else waiting.push(ref);
    }
    if (waiting.length > 0) outbox.record(['wait', page, waiting]);
  }

  /** Links from the page to places on itself. */
  #ownPlaces(page: TargetId, facts: PageFacts): void {
    if (facts.base !== facts.url || !showsPlaces(facts)) return;
    const own = facts.anchors.filter(({ written }) => written.startsWith('#'));
    const fate = own.length > 0 && fateOf(this.#parts.state, page);
    if (!fate) return;
    const places = placesOf(facts.ids);
    const seen = new Set<string>();
    for (const anchor of own) {
      const { written, attributes } = anchor;
      if (seen.size >= mostPlaces) break;
      if (isScripted(attributes)) continue;
      const fragment = fragmentOf(written);
      if (fragment === '' || seen.has(fragment) || places.has(fragment)) continue;
      seen.add(fragment);
      const { line, column, snippet } = facts.locate(anchor);
      this.#link(page, [page, 'fragment', 'a', line, column, snippet, 1, ownCopy(fragment)], fate, false);
    }
  }

  /** @param hasFragment whether its target has the place, when that is known otherwise than by the target's note. */
  #link(page: TargetId, ref: LinkRef, fate: Fate, hasFragment?: boolean): void {
    const [target, role, element, line, column, snippet, occurrences] = ref;
    const judged = this.#judged(page, ref, fate);
    const link = hasFragment === undefined ? judged : { ...judged, hasFragment };
    const url = link.target;
    for (const rule of linkRulesOf(role)) {
      const violation = rule.check(link);
      if (!violation) continue;
      const where: Evidence = { element, line, column, snippet };
      const repeats = occurrences > 1 ? { occurrences } : {};
      const finding = sharedFindingOf(rule.id, link.page, url, violation, {
        ...where,
        ...repeats,
        ...violation.evidence,
      });
      this.#reportCause(page, finding, target);
    }
  }

  #judged(page: TargetId, ref: LinkRef, fate: Fate): JudgedLink {
    const [target, role, element, , , snippet] = ref;
    const fragment = ref[7] ?? null;
    const { state, scope } = this.#parts;
    const url = state.urlOf(target);
    const outcome = state.outcomeOf(target);
    const journey = fragment === null ? null : state.journeyOf(target);
    const note = state.notes.get(journey?.hops.at(-1) ?? target);
    const anchors = fragment === null ? undefined : note?.f;
    // A redirect that names a place itself leads there, not to the link's (RFC 9110, 10.2.2).
    const leadsElsewhere = journey?.hops.some((hop) => namesPlace(state.outcomeOf(hop)));
    return {
      page: state.urlOf(page),
      target: url,
      role,
      element,
      snippet,
      toSite: scope.isSite(url),
      fate,
      asset: (outcome?.kind === 'ok' && outcome.asset) || null,
      canonical: note?.c === undefined || note.c < 0 ? null : state.urlOf(note.c),
      fragment,
      hasFragment:
        fragment === null || anchors === undefined || leadsElsewhere ? null : mayHave(anchors, fragment),
    };
  }

  #reportAll(page: TargetId, findings: readonly Finding[], sharesCauses = false): void {
    if (sharesCauses) for (const finding of findings) this.#reportCause(page, finding);
    else this.#report(page, findings);
  }

  /** Reports the finding of a cause once, and counts each page that the cause affects. */
  #reportCause(page: TargetId, finding: Finding, target: TargetId | null = null): void {
    const { state, outbox } = this.#parts;
    const { fingerprint, rule, severity } = finding;
    if (state.causes.numberOf(fingerprint) === undefined) {
      outbox.record(['cause', fingerprint, rule, severity]);
      this.#report(page, [finding], target);
    }
    outbox.record(['affects', state.causes.numberOf(fingerprint) ?? 0, page]);
  }

  #report(
    page: TargetId,
    findings: readonly Finding[],
    target: TargetId | null = null,
    pages?: number,
  ): void {
    const { outbox } = this.#parts;
    const [first] = findings;
    if (!first) return;
    for (const finding of findings) outbox.addFinding(finding);
    const { rule, severity } = first;
    const found = ['found', page, rule, severity, findings.length, target] as const;
    outbox.record(pages === undefined ? found : [...found, pages]);
  }
}
