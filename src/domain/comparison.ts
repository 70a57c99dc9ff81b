import { noCounts, type SeverityCounts } from './finding';
import { FindingsByCause } from './findingsByCause';
import { namedPagesOf } from './occurrences';
import { type RuleId, rulesOfPace } from './rules';
import { isConclusiveStatus, type LinkFinding, TargetVerdicts } from './targetVerdicts';

/** The limit of findings listed per kind. The counts include all of them. */
const maxNamed = 5_000;

/** The document `jobs/{jobId}/report/comparison`: what changed since the job `previousJobId`. */
export type Comparison =
  | {
      readonly kind: 'compared';
      readonly previousJobId: string;
      readonly new: SeverityCounts;
      /** The new findings that make the site worse. See `ReportComparer`. */
      readonly worse: SeverityCounts;
      readonly fixed: SeverityCounts;
      readonly persisting: SeverityCounts;
      /** Findings on pages that were not read this time, so their state is unknown. */
      readonly notSeen: SeverityCounts;
      /**
       * Findings whose target could not be verified, or whose rule could not be evaluated, this time. They are
       * neither fixed nor persisting.
       */
      readonly notVerified: SeverityCounts;
      /** Fingerprints in this report. */
      readonly newFindings: readonly string[];
      /** Fingerprints in the previous report. */
      readonly fixedFindings: readonly string[];
    }
  | { readonly kind: 'incomparable'; readonly previousJobId: string; readonly why: string };

type Page = { readonly url: string; readonly status: number };

/** How much of the site the previous run could see. */
export interface PreviousRun {
  /** HTML pages that it read. */
  readonly pages: number;
  /** Its limit of pages. A run that reached it saw only part of the site. */
  readonly maxPages: number;
  /** The rules it evaluated. All current rules by default. */
  readonly rules?: readonly RuleId[] | undefined;
}

export interface ReportComparerOptions {
  /** The rules that the current report evaluated. All by default. */
  readonly rules?: readonly RuleId[] | undefined;
  /** By default, the previous run saw the whole site. */
  readonly before?: PreviousRun;
  /** Returns whether the owner has set a finding aside. */
  readonly isSetAside?: (finding: LinkFinding) => boolean;
  /** Whether the previous run has one finding for each page that a cause affects, as older reports do. */
  readonly perPage?: boolean;
}

/**
 * Compares two reports by the fingerprints of their findings. Add the findings in any order: first the current report's,
 * then the previous one's.
 *
 * Findings that depend on an unverified response, on a rule that could not be evaluated, or on a page that scripts
 * build are neither fixed nor persisting. While a page doesn't respond, for example, the pages that only it links to
 * are unknown.
 *
 * Not every new finding makes a site worse. These don't count, because they may be as old as the site: findings that
 * the owner has set aside, findings of rules about response times (one slow response is no trend), findings of rules
 * that the previous run did not have, and findings on pages that it could not read or may not have reached because of
 * its page limit or a page that blocked it.
 */
export class ReportComparer {
  readonly #sawAll: boolean;
  /** Known once both reports have been added. */
  #sawAllOfNow: boolean | undefined;
  readonly #rules: ReadonlySet<RuleId> | null;
  readonly #rulesBefore: ReadonlySet<RuleId> | null;
  readonly #isSetAside: (finding: LinkFinding) => boolean;
  readonly #now = new Map<string, LinkFinding['severity']>();
  /** The pages of findings that would make the site worse if they were new. */
  readonly #pagesOfGrave = new Map<string, readonly string[]>();
  /** Interns URLs, of which a large report has millions. */
  readonly #urls = new Map<string, string>();
  readonly #targets = new TargetVerdicts();
  /** Set if the previous run has one finding per page. */
  readonly #causes: FindingsByCause | null;
  readonly #pages = new Set<string>();
  /** Pages whose response says nothing about earlier findings on them. */
  readonly #inconclusive = new Set<string>();
  /** Pages that scripts build. Earlier findings in their content are neither fixed nor persisting. */
  readonly #scripted = new Set<string>();
  /** From the previous run. */
  readonly #pagesBefore = new Set<string>();
  readonly #inconclusiveBefore = new Set<string>();
  readonly #seenBefore = new Set<string>();
  /** Fingerprints in the current report that are not new. */
  readonly #known = new Set<string>();
  readonly #fixed = noCounts();
  readonly #persisting = noCounts();
  readonly #notSeen = noCounts();
  readonly #notVerified = noCounts();
  readonly #fixedFindings: string[] = [];

  constructor({ rules, before, isSetAside = () => false, perPage = false }: ReportComparerOptions = {}) {
    this.#causes = perPage ? new FindingsByCause() : null;
    this.#rules = rules ? new Set(rules) : null;
    this.#sawAll = before === undefined || before.pages < before.maxPages;
    this.#rulesBefore = before?.rules ? new Set(before.rules) : null;
    this.#isSetAside = isSetAside;
  }

  addCurrent(findings: readonly LinkFinding[], pages: readonly Page[]): void {
    for (const finding of findings) {
      const { fingerprint, rule, severity } = finding;
      this.#now.set(fingerprint, severity);
      this.#targets.add(finding);
      this.#causes?.add(finding);
      if (rule === 'content-scripted') this.#scripted.add(finding.page);
      if (!this.canWorsen(rule) || this.#isSetAside(finding)) continue;
      this.#pagesOfGrave.set(
        fingerprint,
        namedPagesOf(finding).map((page) => this.interned(page)),
      );
    }
    for (const { url, status } of pages) {
      this.#pages.add(url);
      if (!isConclusiveStatus(status)) this.#inconclusive.add(url);
    }
  }

  private interned(address: string): string {
    const known = this.#urls.get(address);
    if (known === undefined) this.#urls.set(address, address);
    return known ?? address;
  }

  private canWorsen(rule: RuleId): boolean {
    return !rulesOfPace.includes(rule) && (this.#rulesBefore?.has(rule) ?? true);
  }

  /** @param pages may be omitted if the previous run saw the whole site. */
  addPrevious(findings: readonly LinkFinding[], pages: readonly Page[] = []): void {
    for (const { url, status } of pages) {
      this.#pagesBefore.add(url);
      if (!isConclusiveStatus(status)) this.#inconclusiveBefore.add(url);
    }
    for (const finding of findings) {
      if (this.#seenBefore.has(finding.fingerprint)) continue;
      this.#seenBefore.add(finding.fingerprint);
      if (finding.rule === 'content-scripted') this.#inconclusiveBefore.add(finding.page);
      const counts = this.countsFor(finding);
      if (!counts) continue;
      counts[finding.severity]++;
      if (counts === this.#fixed && this.#fixedFindings.length < maxNamed)
        this.#fixedFindings.push(finding.fingerprint);
    }
  }

  /** Returns the counter for the finding, or undefined if it was unverified and is proven now, which counts as new. */
  private countsFor(finding: LinkFinding): SeverityCounts | undefined {
    const { fingerprint, rule, severity } = finding;
    const now = this.#now.get(fingerprint);
    if (now !== undefined) {
      if (severity === 'unverified' && now !== 'unverified') return undefined;
      this.#known.add(fingerprint);
      return now === 'unverified' && severity !== 'unverified' ? this.#notVerified : this.#persisting;
    }
    const open = this.#targets.unverifiedFindingBehind(finding);
    if (open !== undefined) {
      this.#known.add(open);
      return this.#notVerified;
    }
    if (this.#targets.isNowBroken(finding)) return undefined;
    const same = this.#causes?.of(finding) ?? [];
    if (same.length > 0) return this.persistsAs(same);
    const evaluated = namedPagesOf(finding).filter((page) => !this.#scripted.has(page));
    if (!(this.#rules?.has(rule) ?? true) || evaluated.length === 0) return this.#notVerified;
    return evaluated.some((page) => this.isRead(page)) ? this.#fixed : this.#notSeen;
  }

  /** Counts a cause once, on however many pages the previous run found it. */
  private persistsAs(fingerprints: readonly string[]): SeverityCounts | undefined {
    const isCounted = fingerprints.some((fingerprint) => this.#known.has(fingerprint));
    for (const fingerprint of fingerprints) this.#known.add(fingerprint);
    return isCounted ? undefined : this.#persisting;
  }

  result(previousJobId: string): Comparison {
    const fresh = noCounts();
    const worse = noCounts();
    const newFindings: string[] = [];
    for (const [fingerprint, severity] of this.#now) {
      if (this.#known.has(fingerprint)) continue;
      fresh[severity]++;
      if (this.#pagesOfGrave.get(fingerprint)?.some((page) => this.wasSeen(page))) worse[severity]++;
      if (newFindings.length < maxNamed) newFindings.push(fingerprint);
    }
    return {
      kind: 'compared',
      previousJobId,
      new: fresh,
      worse,
      fixed: this.#fixed,
      persisting: this.#persisting,
      notSeen: this.#notSeen,
      notVerified: this.#notVerified,
      newFindings,
      fixedFindings: this.#fixedFindings,
    };
  }

  /** Whether the previous run could have reached everything that is read now. */
  private get sawAllOfNow(): boolean {
    this.#sawAllOfNow ??= this.#sawAll && ![...this.#inconclusiveBefore].some((page) => this.isRead(page));
    return this.#sawAllOfNow;
  }

  private isRead(page: string): boolean {
    return this.#pages.has(page) && !this.#inconclusive.has(page);
  }

  /** Whether the previous run would have seen a problem at this URL: a page, or a file such as robots.txt. */
  private wasSeen(address: string): boolean {
    if (this.#inconclusiveBefore.has(address)) return false;
    return this.#pagesBefore.has(address) || !this.#pages.has(address) || this.sawAllOfNow;
  }
}

/** Returns whether new errors or warnings make the site worse. Unverified findings are no reason to send an email. */
export function isWorse(comparison: Comparison): boolean {
  return comparison.kind === 'compared' && comparison.worse.error + comparison.worse.warning > 0;
}
