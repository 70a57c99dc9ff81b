import type { Evidence, Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { FinalOutcome } from '../facts/outcome';
import type { AssetNote, LinkRole } from '../facts/target';
import type { ReportedHeader } from '../fetch/reportedHeaders';
import type { HtmlCheck } from '../html/problem';

export type { FinalOutcome };

import type { Comparison } from '../facts/pageNote';
import type { SiteView } from '../facts/siteView';
import type { LinkSource, PageFacts, Spot } from '../parse/facts';

/** One violation of a rule, with the message that users read. */
export interface Violation {
  readonly message: string;
  /** The absolute URL of the file that causes it. All pages that use it share one finding. Only for rules that share causes. */
  readonly file?: string | undefined;
  /** Distinguishes violations of one rule on one page that have no target. Stable across runs. */
  readonly key?: string;
  /** Its position in the source, if it has one. */
  readonly spot?: Spot;
  readonly evidence?: Evidence;
  /** Overrides the rule's severity: `unverified` for what couldn't be checked. */
  readonly severity?: Severity;
}

/** Checks one HTML page of the site that answered 200. */
export interface PageRule {
  readonly kind: 'page';
  readonly id: RuleId;
  readonly check: (page: PageFacts) => readonly Violation[];
  /** Violations with the same file, or else the same key, have one cause and share one finding. */
  readonly sharesCauses?: true;
  /** Checks a style sheet of the site that secure pages may load. */
  readonly sheet?: (sheet: LinkSource) => readonly Violation[];
}

/**
 * Checks the server's settings for a page, which are usually the same for all pages. Pages with the same problem share
 * one finding.
 */
export interface SettingRule {
  readonly kind: 'setting';
  readonly id: RuleId;
  /** Lists the wrong values, which many pages may share. Empty if nothing is wrong. */
  readonly check: (page: PageFacts) => readonly string[];
  /** Returns the message for a value, without a full stop. */
  readonly say: (value: string) => string;
  /** The headers that it reads and shows in findings. Absent if it reads the page only. */
  readonly headers?: readonly ReportedHeader[];
}

/**
 * Checks one link of one page once the outcome of its target is known. The target is the cause, so all pages that link
 * to it share one finding.
 */
export interface LinkRule {
  readonly kind: 'link';
  readonly id: RuleId;
  readonly roles: readonly LinkRole[];
  readonly check: (link: EvaluatedLink) => Violation | null;
}

/** Compares pages with each other, by a value noted for each, after all have been read. */
interface SiteRule {
  readonly kind: 'site';
  readonly id: RuleId;
  readonly by: Comparison;
  /** Returns the value to compare, or null to leave out this page. Only the hash of a text is kept. */
  readonly note: (page: PageFacts) => string | number | null;
  /**
   * Checks one of several pages with the same value.
   * @param others the first few of the other pages, sorted
   * @param count the number of other pages
   */
  readonly check: (page: string, others: readonly string[], count: number) => Violation | null;
}

/** Checks a start URL, which may have no links. */
interface SeedRule {
  readonly kind: 'seed';
  readonly id: RuleId;
  readonly check: (seed: { readonly url: string; readonly finalOutcome: FinalOutcome }) => Violation | null;
}

/** Checks the whole site after everything has been read. Deterministic, including its order. */
export interface SurveyRule {
  readonly kind: 'survey';
  readonly id: RuleId;
  readonly survey: (site: SiteView) => Iterable<SiteViolation>;
}

export interface SiteViolation extends Violation {
  /** The URL of the page that the finding is about. */
  readonly page: string;
  readonly target?: string;
  /** The number of affected pages; 1 by default. */
  readonly pages?: number;
}

/** Turns results of the HTML checks into messages. */
export interface HtmlRule {
  readonly kind: 'html';
  readonly id: RuleId;
  /** The HTML checks whose results violate this rule. */
  readonly problems: readonly HtmlCheck[];
  /** Violations with the same tag have one cause and share one finding. */
  readonly sharesCauses?: true;
  /** Returns the message, or null to ignore the result. */
  readonly say: (problem: {
    readonly rule: HtmlCheck;
    readonly message: string;
    readonly snippet: string;
  }) => string | null;
}

export type Rule = HtmlRule | PageRule | SettingRule | LinkRule | SiteRule | SeedRule | SurveyRule;

export interface EvaluatedLink {
  readonly page: string;
  readonly target: string;
  readonly role: LinkRole;
  readonly element: string;
  /** Its source, at most 200 characters; empty if it wasn't kept. */
  readonly snippet: string;
  /** The target is on the audited site. */
  readonly toSite: boolean;
  readonly finalOutcome: FinalOutcome;
  /** What the rules need from the target's headers. */
  readonly asset: AssetNote | null;
  /** The other page that the target names as its canonical URL. */
  readonly canonical: string | null;
  /** The link's fragment, and whether the target has it; null if unknown. */
  readonly fragment: string | null;
  readonly hasFragment: boolean | null;
}

export const pageRule = (id: RuleId, check: PageRule['check']): PageRule => ({ kind: 'page', id, check });

/** Checks what many pages may share: a file that they load, or a part of a template. */
export const sharedRule = (id: RuleId, check: PageRule['check']): PageRule => ({
  ...pageRule(id, check),
  sharesCauses: true,
});

export const settingRule = (id: RuleId, rule: Omit<SettingRule, 'kind' | 'id'>): SettingRule => ({
  kind: 'setting',
  id,
  ...rule,
});

const followed: readonly LinkRole[] = ['link', 'image', 'resource'];

/** @param roles by default, links that visitors follow and files that browsers load */
export const linkRule = (id: RuleId, check: LinkRule['check'], roles = followed): LinkRule => ({
  kind: 'link',
  id,
  roles,
  check,
});

export const siteRule = (id: RuleId, rule: Pick<SiteRule, 'by' | 'note' | 'check'>): SiteRule => ({
  kind: 'site',
  id,
  ...rule,
});

export const seedRule = (id: RuleId, check: SeedRule['check']): SeedRule => ({ kind: 'seed', id, check });

export const htmlRule = (id: RuleId, problems: readonly HtmlCheck[], say: HtmlRule['say']): HtmlRule => ({
  kind: 'html',
  id,
  problems,
  say,
});

/** An HTML rule about a tag that may be part of a template. */
export const sharedHtmlRule = (
  id: RuleId,
  problems: readonly HtmlCheck[],
  say: HtmlRule['say'],
): HtmlRule => ({
  ...htmlRule(id, problems, say),
  sharesCauses: true,
});

export const surveyRule = (id: RuleId, survey: SurveyRule['survey']): SurveyRule => ({
  kind: 'survey',
  id,
  survey,
});
