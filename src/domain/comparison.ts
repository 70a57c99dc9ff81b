import { type Finding, noCounts, type SeverityCounts } from './finding';
import type { JobInput } from './jobInput';

/** Findings of each kind that are named; the counts are of all. */
export const mostNamed = 5_000;

/** The document `jobs/{jobId}/report/comparison`: what changed since the job that `previousJobId` names. */
export type Comparison =
  | {
      readonly kind: 'compared';
      readonly previousJobId: string;
      readonly new: SeverityCounts;
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
] as const;

/** Why two runs can't be compared, in words; null when they can. */
export function whyIncomparable(now: JobInput, before: JobInput): string | null {
  const differs = telling.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]));
  return differs.length === 0 ? null : `The two runs were asked for different things: ${differs.join(', ')}.`;
}

type Mark = Pick<Finding, 'fingerprint' | 'severity' | 'page'>;

/** Compares two reports by the fingerprints of their findings. Each is told once, in any order: first now, then before. */
export class Comparing {
  readonly #now = new Map<string, Mark['severity']>();
  readonly #pages = new Set<string>();
  readonly #seenBefore = new Set<string>();
  readonly #fixed = noCounts();
  readonly #persisting = noCounts();
  readonly #notSeen = noCounts();
  readonly #fixedFindings: string[] = [];

  now(findings: readonly Mark[], pages: readonly { readonly url: string }[]): void {
    for (const { fingerprint, severity } of findings) this.#now.set(fingerprint, severity);
    for (const { url } of pages) this.#pages.add(url);
  }

  before(findings: readonly Mark[]): void {
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
    const newFindings: string[] = [];
    for (const [fingerprint, severity] of this.#now) {
      if (this.#seenBefore.has(fingerprint)) continue;
      fresh[severity]++;
      if (newFindings.length < mostNamed) newFindings.push(fingerprint);
    }
    return {
      kind: 'compared',
      previousJobId,
      new: fresh,
      fixed: this.#fixed,
      persisting: this.#persisting,
      notSeen: this.#notSeen,
      newFindings,
      fixedFindings: this.#fixedFindings,
    };
  }
}

/** New errors or warnings; what could not be verified is no reason to write to anybody. */
export function isWorse(comparison: Comparison): boolean {
  return comparison.kind === 'compared' && comparison.new.error + comparison.new.warning > 0;
}
