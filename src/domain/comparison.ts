import { CausesSeen } from './causesSeen';
import { noCounts, type SeverityCounts } from './finding';
import { namedPagesOf } from './occurrences';
import { type RuleId, rulesOfPace } from './rules';
import { type LinkFinding, TargetsSeen, tellsOfPage } from './targetsSeen';

/** Findings of each kind that are named; the counts are of all. */
const mostNamed = 5_000;

/** The document `jobs/{jobId}/report/comparison`: what changed since the job that `previousJobId` names. */
export type Comparison =
  | {
      readonly kind: 'compared';
      readonly previousJobId: string;
      readonly new: SeverityCounts;
      /** Those of the new ones by which the site got worse, as `Comparing` tells. */
      readonly worse: SeverityCounts;
      readonly fixed: SeverityCounts;
      readonly persisting: SeverityCounts;
      /** Their pages were not read this time, so nothing is known of them. */
      readonly notSeen: SeverityCounts;
      /** They rest on an answer that this time proved nothing, or on a rule that could not judge: neither fixed nor still there. */
      readonly notVerified: SeverityCounts;
      /** Fingerprints, of this report's findings. */
      readonly newFindings: readonly string[];
      /** Fingerprints, of the previous report's. */
      readonly fixedFindings: readonly string[];
    }
  | { readonly kind: 'incomparable'; readonly previousJobId: string; readonly why: string };

type Page = { readonly url: string; readonly status: number };

/** How much the run before could see. */
export interface RunBefore {
  /** HTML pages that it read. */
  readonly pages: number;
  /** Those that it might read at most: one that read so many has seen only some of the site. */
  readonly maxPages: number;
  /** What it was judged by; all rules of today unless told. */
  readonly rules?: readonly RuleId[] | undefined;
}

export interface ComparingOptions {
  /** What the report of now was judged by; all rules unless told. */
  readonly rules?: readonly RuleId[] | undefined;
  /** Unless told, it saw all of the site. */
  readonly before?: RunBefore;
  /** Fingerprints of findings that their owner set aside. */
  readonly setAside?: ReadonlySet<string>;
  /** The run before has one finding for each page that a cause affects, as older reports have. */
  readonly perPage?: boolean;
}

/**
 * Compares two reports by the fingerprints of their findings. Each is told once, in any order: first now, then before.
 * What rests on an answer that proves nothing this time is neither fixed nor still there, and so is what a rule found that
 * could not judge this time: while a page gives no answer nobody knows which others nothing leads to. The same goes for a
 * page whose content scripts build.
 *
 * By no means every new finding makes a site worse. Left out are those that its owner set aside, those of rules of pace
 * (one slow answer is no trend), those of rules that there were not in the run before, and those on pages that it could not
 * read, or may not have come to, since it reached its limit of pages or a page refused it that is open now: they may be as
 * old as the site.
 */
export class Comparing {
  readonly #sawAll: boolean;
  /** Known once all has been told. */
  #sawAllOfNow: boolean | undefined;
  readonly #rules: ReadonlySet<RuleId> | null;
  readonly #rulesBefore: ReadonlySet<RuleId> | null;
  readonly #setAside: ReadonlySet<string>;
  readonly #now = new Map<string, LinkFinding['severity']>();
  /** The pages of findings that would make the site worse, were they new. */
  readonly #grave = new Map<string, readonly string[]>();
  /** One text for each address, of which a large report has millions. */
  readonly #addresses = new Map<string, string>();
  readonly #targets = new TargetsSeen();
  /** Set where the run before has one finding for each page. */
  readonly #causes: CausesSeen | null;
  readonly #pages = new Set<string>();
  /** Those of the pages that gave no answer that tells anything of what was found on them before. */
  readonly #mute = new Set<string>();
  /** Pages whose content scripts build: what was found in it before is neither fixed nor still there. */
  readonly #scripted = new Set<string>();
  /** Both of the run before. */
  readonly #pagesBefore = new Set<string>();
  readonly #muteBefore = new Set<string>();
  readonly #seenBefore = new Set<string>();
  /** Of now, what is no news. */
  readonly #known = new Set<string>();
  readonly #fixed = noCounts();
  readonly #persisting = noCounts();
  readonly #notSeen = noCounts();
  readonly #notVerified = noCounts();
  readonly #fixedFindings: string[] = [];

  constructor({ rules, before, setAside = new Set(), perPage = false }: ComparingOptions = {}) {
    this.#causes = perPage ? new CausesSeen() : null;
    this.#rules = rules ? new Set(rules) : null;
    this.#sawAll = before === undefined || before.pages < before.maxPages;
    this.#rulesBefore = before?.rules ? new Set(before.rules) : null;
    this.#setAside = setAside;
  }

  now(findings: readonly LinkFinding[], pages: readonly Page[]): void {
    for (const finding of findings) {
      const { fingerprint, rule, severity } = finding;
      this.#now.set(fingerprint, severity);
      this.#targets.add(finding);
      this.#causes?.add(finding);
      if (rule === 'content-scripted') this.#scripted.add(finding.page);
      if (!this.isGrave(rule) || this.#setAside.has(fingerprint)) continue;
      this.#grave.set(
        fingerprint,
        namedPagesOf(finding).map((page) => this.shared(page)),
      );
    }
    for (const { url, status } of pages) {
      this.#pages.add(url);
      if (!tellsOfPage(status)) this.#mute.add(url);
    }
  }

  private shared(address: string): string {
    const known = this.#addresses.get(address);
    if (known === undefined) this.#addresses.set(address, address);
    return known ?? address;
  }

  private isGrave(rule: RuleId): boolean {
    return !rulesOfPace.includes(rule) && (this.#rulesBefore?.has(rule) ?? true);
  }

  /** @param pages need not be told where it saw all of the site. */
  before(findings: readonly LinkFinding[], pages: readonly Page[] = []): void {
    for (const { url, status } of pages) {
      this.#pagesBefore.add(url);
      if (!tellsOfPage(status)) this.#muteBefore.add(url);
    }
    for (const finding of findings) {
      if (this.#seenBefore.has(finding.fingerprint)) continue;
      this.#seenBefore.add(finding.fingerprint);
      if (finding.rule === 'content-scripted') this.#muteBefore.add(finding.page);
      const counts = this.whatBecameOf(finding);
      if (!counts) continue;
      counts[finding.severity]++;
      if (counts === this.#fixed && this.#fixedFindings.length < mostNamed)
        this.#fixedFindings.push(finding.fingerprint);
    }
  }

  /** Where to count it; undefined for what was in doubt and is proven now, which is news. */
  private whatBecameOf(finding: LinkFinding): SeverityCounts | undefined {
    const { fingerprint, rule, severity, target } = finding;
    const now = this.#now.get(fingerprint);
    if (now !== undefined) {
      if (severity === 'unverified' && now !== 'unverified') return undefined;
      this.#known.add(fingerprint);
      return now === 'unverified' && severity !== 'unverified' ? this.#notVerified : this.#persisting;
    }
    if (this.#targets.leavesOpen(finding)) {
      const open = this.#targets.openFor(target);
      if (open !== undefined) this.#known.add(open);
      return this.#notVerified;
    }
    if (this.#targets.provesBroken(finding)) return undefined;
    const same = this.#causes?.of(finding) ?? [];
    if (same.length > 0) return this.persistsAs(same);
    const judged = namedPagesOf(finding).filter((page) => !this.#scripted.has(page));
    if (!(this.#rules?.has(rule) ?? true) || judged.length === 0) return this.#notVerified;
    return judged.some((page) => this.isRead(page)) ? this.#fixed : this.#notSeen;
  }

  /** Counts a cause once, however many pages of the run before it was found on. */
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
      if (this.#grave.get(fingerprint)?.some((page) => this.wasSeen(page))) worse[severity]++;
      if (newFindings.length < mostNamed) newFindings.push(fingerprint);
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

  /** Whether nothing that is read now could have been out of reach then. */
  private get sawAllOfNow(): boolean {
    this.#sawAllOfNow ??= this.#sawAll && ![...this.#muteBefore].some((page) => this.isRead(page));
    return this.#sawAllOfNow;
  }

  private isRead(page: string): boolean {
    return this.#pages.has(page) && !this.#mute.has(page);
  }

  /** Whether the run before would have seen a fault there: on a page, or a file such as robots.txt that is none. */
  private wasSeen(address: string): boolean {
    if (this.#muteBefore.has(address)) return false;
    return this.#pagesBefore.has(address) || !this.#pages.has(address) || this.sawAllOfNow;
  }
}

/** Errors or warnings that make the site worse; what could not be verified is no reason to write to anybody. */
export function isWorse(comparison: Comparison): boolean {
  return comparison.kind === 'compared' && comparison.worse.error + comparison.worse.warning > 0;
}
