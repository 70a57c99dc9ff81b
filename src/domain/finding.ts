import type { CategoryId, RuleId } from './rules';
import { type Severity, severities } from './rules/define';

export { type Severity, severities };

export type SeverityCounts = Record<Severity, number>;

export function noCounts(): SeverityCounts {
  return { error: 0, warning: 0, notice: 0, unverified: 0 };
}

/** Response headers that say which server responded and why, by lower-case name. Never a cookie or a token. */
export type SeenHeaders = Readonly<Record<string, string>>;

/**
 * What was observed. Text from an audited site is hostile: it is truncated when stored and only shown as plain text.
 */
export interface Evidence {
  /** The tag name of the element, such as `a` or `img`. */
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
  /** From the response that the finding is based on. Each value has at most 200 characters. */
  readonly headers?: SeenHeaders;
  /** The absolute URL that responded, if it was neither the target nor, without a target, the page. */
  readonly answeredBy?: string;
  /** Every URL of the redirect chain, including the first, if there were redirects. */
  readonly redirects?: readonly string[];
  /** The value that broke the rule: a title, a length, the other pages of a duplicate. */
  readonly value?: string;
  /** How often the same problem occurs on the page, if more than once. */
  readonly occurrences?: number;
}

export interface Finding {
  /**
   * Identifies the same problem in every run. Made from rule, page, target, and key. If pages may share the cause (a
   * server setting, a link's target, a file, a part of a template), the origin replaces the page.
   */
  readonly fingerprint: string;
  readonly rule: RuleId;
  readonly category: CategoryId;
  readonly severity: Severity;
  /** The absolute URL of the page with the problem. If pages share the cause, the first that was evaluated. */
  readonly page: string;
  /** The absolute URL that was requested, for a finding about a link, or of the file with the problem. */
  readonly target: string | null;
  readonly message: string;
  readonly evidence: Evidence;
  /** Present if the cause affects more than one page. Absent in unfinished reports. */
  readonly occursOn?: Occurrences;
}

/** The pages that share one cause, such as a file that all of them load. */
export interface Occurrences {
  readonly pages: number;
  /** Absolute URLs of the first pages, at most 20, starting with the finding's own. */
  readonly examples: readonly string[];
}
