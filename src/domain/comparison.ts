import { type Finding, noCounts, type SeverityCounts } from './finding';
import type { JobInput } from './jobInput';
import { rulesOfPace } from './rules';

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

/** Why two runs can't be compared, in words; null when they can. */
export function whyIncomparable(now: JobInput, before: JobInput): string | null {
  const differs = telling.filter((field) => written(now[field]) !== written(before[field]));
  return differs.length === 0 ? null : `The two runs were asked for different things: ${differs.join(', ')}.`;
}

/** Headers come in no order, and their names in any case; the order of everything else is the person's own. */
function written(value: JobInput[(typeof telling)[number]]): string {
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const headers = Object.entries(value).map(([name, text]) => [name.toLowerCase(), text]);
  return JSON.stringify(headers.sort());
}

type Mark = Pick<Finding, 'fingerprint' | 'rule' | 'severity' | 'page'>;

type Page = { readonly url: string };

export interface ComparingOptions {
  /** Pages that either run might read: one that read so many has seen only some of the site. No limit unless told. */
  readonly maxPages?: number;
  /** Fingerprints of findings that their owner set aside. */
  readonly setAside?: ReadonlySet<string>;
}

/**
 * Compares two reports by the fingerprints of their findings. Each is told once, in any order: first now, then before.
 *
 * By no means every new finding makes a site worse. Left out are those that its owner set aside, those of rules of pace
 * (one slow answer is no trend), and, when the run before stopped at its limit of pages, those on pages that it did not
 * read: they may be as old as the site.
 */
export class Comparing {
  readonly #maxPages: number;
  readonly #setAside: ReadonlySet<string>;
  readonly #now = new Map<string, Mark['severity']>();
  /** The pages of findings that would make the site worse, were they new. */
  readonly #grave = new Map<string, string>();
  /** One text for each address, of which a large report has millions. */
  readonly #addresses = new Map<string, string>();
  readonly #pages = new Set<string>();
  readonly #pagesBefore = new Set<string>();
  readonly #seenBefore = new Set<string>();
  readonly #fixed = noCounts();
  readonly #persisting = noCounts();
  readonly #notSeen = noCounts();
  readonly #fixedFindings: string[] = [];

  constructor({ maxPages = Number.POSITIVE_INFINITY, setAside = new Set() }: ComparingOptions = {}) {
    this.#maxPages = maxPages;
    this.#setAside = setAside;
  }

  now(findings: readonly Mark[], pages: readonly Page[]): void {
    for (const { fingerprint, rule, severity, page } of findings) {
      this.#now.set(fingerprint, severity);
      if (rulesOfPace.includes(rule) || this.#setAside.has(fingerprint)) continue;
      this.#grave.set(fingerprint, this.#addresses.get(page) ?? page);
      if (!this.#addresses.has(page)) this.#addresses.set(page, page);
    }
    for (const { url } of pages) this.#pages.add(url);
  }

  /** @param pages need not be told where there is no limit of pages. */
  before(findings: readonly Mark[], pages: readonly Page[] = []): void {
    for (const { url } of pages) this.#pagesBefore.add(url);
    for (const { fingerprint, severity, page } of findings) {
      if (this.#seenBefore.has(fingerprint)) continue;
      this.#seenBefore.add(fingerprint);
      if (this.#now.has(fingerprint)) this.#persisting[severity]++;
      else if (!this.#pages.has(page)) this.#notSeen[severity]++;
      else {
        this.#fixed[severity]++;
        if (this.#fixedFindings.length < mostNamed) this.#fixedFindings.push(fingerprint);
      }
    }
  }

  result(previousJobId: string): Comparison {
    const fresh = noCounts();
    const worse = noCounts();
    const newFindings: string[] = [];
    for (const [fingerprint, severity] of this.#now) {
      if (this.#seenBefore.has(fingerprint)) continue;
      fresh[severity]++;
      const page = this.#grave.get(fingerprint);
      if (page !== undefined && this.#wasSeen(page)) worse[severity]++;
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
      newFindings,
      fixedFindings: this.#fixedFindings,
    };
  }

  /** Whether the run before would have seen a fault there: on a page, or a file such as robots.txt that is none. */
  #wasSeen(address: string): boolean {
    const sawAll = this.#pagesBefore.size < this.#maxPages;
    return sawAll || this.#pagesBefore.has(address) || !this.#pages.has(address);
  }
}

/** Errors or warnings that make the site worse; what could not be verified is no reason to write to anybody. */
export function isWorse(comparison: Comparison): boolean {
  return comparison.kind === 'compared' && comparison.worse.error + comparison.worse.warning > 0;
}
