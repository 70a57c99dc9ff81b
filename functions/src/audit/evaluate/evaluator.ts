import type { Evidence, Finding } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { LinkRef, TargetId } from '../facts/target';
import type { Registry } from '../frontier/registry';
import type { LinkSource, PageFacts } from '../parse/facts';
import { isShell } from '../parse/shell';
import {
  htmlRules,
  linkRulesOf,
  pageRules,
  seedRules,
  sheetRules,
  shellRules,
  type siteRules,
} from '../rules';
import { isScripted } from '../rules/links/emptyLinks';
import type { FinalOutcome, PageRule, SiteViolation, Violation } from '../rules/rule';
import { finalOutcomeOf } from '../state/finalOutcomeOf';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import type { Trait } from '../state/traits';
import { ownCopy } from '../text/strings';
import type { Scope } from '../urls/scope';
import { fragmentOf, placesOf } from '../urls/url';
import { evaluatedLinkOf, withBaseFragments } from './evaluatedLink';
import { findingOf, findingsOnPage, htmlFindings, settingFinding, sharedFindingOf } from './findings';
import { hasAllAnchors, noteOf } from './notes';
import { isPlain, References } from './references';

interface EvaluatorParts {
  readonly state: CrawlState;
  readonly outbox: Outbox;
  readonly scope: Scope;
  readonly registry: Registry;
}

/** Missing fragments that are reported per page; a page with more of them has one cause. */
const maxPlaces = 50;

/** Turns facts and outcomes into findings by applying the rules. */
export class Evaluator {
  readonly #parts: EvaluatorParts;
  readonly #references: References;

  constructor(parts: EvaluatorParts) {
    this.#parts = parts;
    this.#references = new References(parts);
  }

  /** Evaluates a page: its own violations, and its links as far as their targets are known. */
  evaluatePage(id: TargetId, facts: PageFacts): void {
    const { outbox } = this.#parts;
    const isBuilt = isShell(facts);
    for (const rule of isBuilt ? shellRules.page : pageRules)
      this.#reportViolations(id, facts, rule, rule.check(facts));
    if (!isBuilt) this.#reportHtmlProblems(id, facts);
    outbox.record(['read', id, noteOf(this.#parts, id, facts)]);
    if (!facts.isWhole || facts.hasMoreLinks) outbox.recordOmitted('rest', facts.url);
    this.links(id, facts.base === facts.url ? facts : withBaseFragments(facts));
    this.#ownFragments(id, facts);
  }

  /** Evaluates a style sheet, a manifest or a feed. */
  evaluateFile(id: TargetId, file: LinkSource): void {
    if (this.#parts.state.facts.loads === 'written')
      for (const rule of sheetRules) this.#reportViolations(id, file, rule, rule.sheet?.(file) ?? []);
    this.links(id, file);
  }

  #reportViolations(
    id: TargetId,
    source: LinkSource,
    rule: PageRule,
    violations: readonly Violation[],
  ): void {
    if (violations.length > 0)
      this.#reportAll(id, findingsOnPage(source, rule, violations), rule.sharesCauses);
  }

  #reportHtmlProblems(id: TargetId, facts: PageFacts): void {
    const problems = facts.problems ?? [];
    for (const rule of problems.length === 0 ? [] : htmlRules)
      this.#reportAll(id, htmlFindings(facts, rule, problems), rule.sharesCauses);
  }

  /** Evaluates links that waited for this target, oldest first. */
  evaluateWaiting(target: TargetId, limit: number): void {
    const { state, outbox } = this.#parts;
    const some = state.waitingFor(target, limit);
    const finalOutcome = finalOutcomeOf(state, target);
    let evaluated = 0;
    for (const { page, ref } of some) {
      if (evaluated > 0 && outbox.isFull) break;
      if (finalOutcome && !isPlain(state, target, ref[1], state.urlOf(page)))
        this.#link(page, ref, finalOutcome);
      evaluated++;
    }
    outbox.record(['linksEvaluated', target, evaluated]);
  }

  /** Evaluates a seed, unless a finding about a link covers its problem. */
  seed(id: TargetId): void {
    const { state } = this.#parts;
    const finalOutcome = finalOutcomeOf(state, id);
    if (!finalOutcome || state.reportedByLink.has(id)) return;
    // A broken sitemap entry is reported as such, together with the others.
    const isProven = finalOutcome.end !== 'unverified' && state.pagesRead > 0;
    if (state.mapped.has(id) && isProven) return;
    const url = state.urlOf(id);
    for (const rule of seedRules) {
      const violation = rule.check({ url, finalOutcome });
      if (violation) this.#report(id, [findingOf(rule.id, url, url, violation, violation.evidence ?? {})]);
    }
  }

  /** Reports a setting that affects `count` of an origin's pages. */
  setting(trait: Trait, first: string, count: number, all: number): void {
    const { state } = this.#parts;
    const page = state.idOf(first);
    if (page === undefined) return;
    const finding = settingFinding(state, trait, { first, count, all });
    if (finding) this.#report(page, [finding], null, count);
  }

  /** Reports a violation of a rule about the whole site. */
  survey(rule: RuleId, violation: SiteViolation): void {
    const { page, target = null, pages, evidence = {} } = violation;
    const id = this.#parts.state.idOf(page) ?? 0;
    this.#report(id, [findingOf(rule, page, target, violation, evidence)], null, pages);
  }

  /** Reports one page of a group with the same value. */
  duplicate(
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

  /** Evaluates the links of a page or a file, as far as their targets are known and the batch has room. */
  links(page: TargetId, facts: LinkSource): void {
    const { state, outbox } = this.#parts;
    const waiting: LinkRef[] = [];
    for (const ref of this.#references.of(page, facts)) {
      const finalOutcome = outbox.isFull ? null : finalOutcomeOf(state, ref[0]);
      if (finalOutcome) this.#link(page, ref, finalOutcome);
      else waiting.push(ref);
    }
    if (waiting.length > 0) outbox.record(['wait', page, waiting]);
  }

  /** Evaluates links from the page to fragments on itself. */
  #ownFragments(page: TargetId, facts: PageFacts): void {
    if (facts.base !== facts.url || !hasAllAnchors(facts)) return;
    const own = facts.anchors.filter(({ written }) => written.startsWith('#'));
    const finalOutcome = own.length > 0 && finalOutcomeOf(this.#parts.state, page);
    if (!finalOutcome) return;
    const places = placesOf(facts.ids);
    const seen = new Set<string>();
    for (const anchor of own) {
      const { written, attributes } = anchor;
      if (seen.size >= maxPlaces) break;
      if (isScripted(attributes)) continue;
      const fragment = fragmentOf(written);
      if (fragment === '' || seen.has(fragment) || places.has(fragment)) continue;
      seen.add(fragment);
      const { line, column, snippet } = facts.locate(anchor);
      this.#link(
        page,
        [page, 'fragment', 'a', line, column, snippet, 1, ownCopy(fragment)],
        finalOutcome,
        false,
      );
    }
  }

  /** @param hasFragment whether its target has the fragment, if the target's note doesn't say. */
  #link(page: TargetId, ref: LinkRef, finalOutcome: FinalOutcome, hasFragment?: boolean): void {
    const [target, role, element, line, column, snippet, occurrences] = ref;
    const evaluated = evaluatedLinkOf(this.#parts, page, ref, finalOutcome);
    const link = hasFragment === undefined ? evaluated : { ...evaluated, hasFragment };
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
