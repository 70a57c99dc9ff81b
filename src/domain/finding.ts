import type { CategoryId, RuleId } from './rules';
import { type Severity, severities } from './severity';

export { type Severity, severities };

export type SeverityCounts = Record<Severity, number>;

export function noCounts(): SeverityCounts {
  return { error: 0, warning: 0, notice: 0, unverified: 0 };
}

/** Of an answer, the headers that say who gave it and why, by lower-case name; never a cookie or a token. */
export type SeenHeaders = Readonly<Record<string, string>>;

/** What was seen. Text from an audited site is hostile: it is stored cut short and shown as text only. */
export interface Evidence {
  /** The tag name that holds it, such as `a` or `img`. */
  readonly element?: string;
  /** 1-based, in the page's source. */
  readonly line?: number;
  readonly column?: number;
  /** At most 200 characters of source. */
  readonly snippet?: string;
  readonly status?: number;
  /** A network error's code, such as ENOTFOUND or ETIMEDOUT. */
  readonly error?: string;
  readonly attempts?: number;
  /** Of the answer that the finding rests on; each at most 200 characters. */
  readonly headers?: SeenHeaders;
  /** The absolute URL that gave that answer, when neither the target nor, without a target, the page did. */
  readonly answeredBy?: string;
  /** Each address on the way, the first one included, when there were redirects. */
  readonly redirects?: readonly string[];
  /** The value that broke the rule: a title, a length, the other pages of a duplicate. */
  readonly value?: string;
  /** How many times the same thing stands on the same page, when more than once. */
  readonly occurrences?: number;
}

export interface Finding {
  /**
   * The same fault has the same fingerprint in every run: made from rule, page, target and key. Where pages may share the
   * cause (a server's settings, a link's target, a file, a part of a template), the origin stands in place of the page.
   */
  readonly fingerprint: string;
  readonly rule: RuleId;
  readonly category: CategoryId;
  readonly severity: Severity;
  /** The absolute URL of the page that holds it; of pages that share the cause, the first that was judged. */
  readonly page: string;
  /** The absolute URL that was tried, for a finding about a link, or of the file at fault. */
  readonly target: string | null;
  readonly message: string;
  readonly evidence: Evidence;
  /** Where its cause affects more than one page; absent in reports that are not finished. */
  readonly occursOn?: Occurrences;
}

/** The pages that share one cause, such as a file that all of them load. */
export interface Occurrences {
  readonly pages: number;
  /** Absolute URLs of the first of them, at most 20, beginning with the finding's own page. */
  readonly examples: readonly string[];
}
