import { noCounts, type SeverityCounts } from './finding';
import { inputTitles } from './inputTitles';
import type { JobInput } from './jobInput';
import { type RuleId, rulesOfPace } from './rules';
import { type LinkFinding, TargetsSeen, tellsOfPage } from './targetsSeen';

/** Findings of each kind that are named; the counts are of all. */
export const mostNamed = 5_000;

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

/** The parts of an input that decide what is found; the rate only decides how fast. */
const telling = [
  'url',
  'scope',
  'urls',
  'maxPages',
  'maxDepth',
  'include',
  'exclude',
  'checkExternal',
  'checkHtml',
  'respectRobots',
  'headers',
] as const;

/** What an input asks for, as one text: two inputs with the same are comparable. */
export const tellingOf = (input: JobInput): string =>
  telling.map((field) => written(input[field])).join('\n');

/** Why two runs can't be compared, in words; null when they can. */
export function whyIncomparable(now: JobInput, before: JobInput): string | null {
  const differs = telling.filter((field) => written(now[field]) !== written(before[field]));
  if (differs.length === 0) return null;
  return `The two runs were asked for different things. What differs: ${differs.map((field) => `“${inputTitles[field]}”`).join(', ')}.`;
}

/** Headers come in no order, and their names in any case; the order of everything else is the person's own. */
function written(value: JobInput[(typeof telling)[number]]): string {
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const headers = Object.entries(value).map(([name, text]) => [name.toLowerCase(), text]);
  return JSON.stringify(headers.sort());
}

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
}

/**
 * Compares two reports by the fingerprints of their findings. Each is told once, in any order: first now, then before.
 * What rests on an answer that proves nothing this time is neither fixed nor still there, and so is what a rule found that
 * could not judge this time: while a page gives no answer nobody knows which others nothing leads to.
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
  readonly #grave = new Map<string, string>();
  /** One text for each address, of which a large report has millions. */
  readonly #addresses = new Map<string, string>();
  readonly #targets = new TargetsSeen();
  readonly #pages = new Set<string>();
  /** Those of the pages that gave no answer that tells anything of what was found on them before. */
  readonly #mute = new Set<string>();
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

  constructor({ rules, before, setAside = new Set() }: ComparingOptions = {}) {
    this.#rules = rules ? new Set(rules) : null;
    this.#sawAll = before === undefined || before.pages < before.maxPages;
    this.#rulesBefore = before?.rules ? new Set(before.rules) : null;
    this.#setAside = setAside;
  }

  now(findings: readonly LinkFinding[], pages: readonly Page[]): void {
    for (const finding of findings) {
      const { fingerprint, rule, severity, page } = finding;
      this.#now.set(fingerprint, severity);
      this.#targets.add(finding);
      if (!this.isGrave(rule) || this.#setAside.has(fingerprint)) continue;
      this.#grave.set(fingerprint, this.#addresses.get(page) ?? page);
      if (!this.#addresses.has(page)) this.#addresses.set(page, page);
    }
    for (const { url, status } of pages) {
      this.#pages.add(url);
      if (!tellsOfPage(status)) this.#mute.add(url);
    }
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
      const counts = this.whatBecameOf(finding);
      if (!counts) continue;
      counts[finding.severity]++;
      if (counts === this.#fixed && this.#fixedFindings.length < mostNamed)
        this.#fixedFindings.push(finding.fingerprint);
    }
  }

  /** Where to count it; undefined for what was in doubt and is proven now, which is news. */
  private whatBecameOf(finding: LinkFinding): SeverityCounts | undefined {
    const { fingerprint, rule, severity, page, target } = finding;
    const now = this.#now.get(fingerprint);
    if (now !== undefined) {
      if (severity === 'unverified' && now !== 'unverified') return undefined;
      this.#known.add(fingerprint);
      return now === 'unverified' && severity !== 'unverified' ? this.#notVerified : this.#persisting;
    }
    if (this.#targets.leavesOpen(finding)) {
      const open = this.#targets.openOn(page, target);
      if (open !== undefined) this.#known.add(open);
      return this.#notVerified;
    }
    if (this.#targets.provesBroken(finding)) return undefined;
    if (!(this.#rules?.has(rule) ?? true)) return this.#notVerified;
    return this.isRead(page) ? this.#fixed : this.#notSeen;
  }

  result(previousJobId: string): Comparison {
    const fresh = noCounts();
    const worse = noCounts();
    const newFindings: string[] = [];
    for (const [fingerprint, severity] of this.#now) {
      if (this.#known.has(fingerprint)) continue;
      fresh[severity]++;
      const page = this.#grave.get(fingerprint);
      if (page !== undefined && this.wasSeen(page)) worse[severity]++;
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
