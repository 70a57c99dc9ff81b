import type { Evidence, Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { ToldHeader } from '../fetch/seenIn';
import type { HtmlCheck } from '../html/fault';
import type { LinkRole } from '../state/linkRef';
import type { Fate } from '../state/outcome';
import type { AssetNote } from '../visit/assetNote';

export type { Fate };

import type { SiteView } from '../judge/siteView';
import type { LinkSource, PageFacts, Spot } from '../parse/facts';
import type { Comparison } from '../state/pageNote';

/** One breach of a rule, in the words a person reads. */
export interface Violation {
  readonly message: string;
  /** The file at fault, by its absolute URL: all pages that use it share one finding. Only of rules that share causes. */
  readonly file?: string | undefined;
  /** Tells apart breaches of one rule on one page that have no target; the same in every run. */
  readonly key?: string;
  /** Where it stands, when it stands somewhere. */
  readonly spot?: Spot;
  readonly evidence?: Evidence;
  /** When it is not the rule's own: what could not be judged is `unverified`. */
  readonly severity?: Severity;
}

/** Judges a page of the site that answered 200 with HTML, from its facts alone. */
export interface PageRule {
  readonly kind: 'page';
  readonly id: RuleId;
  readonly check: (page: PageFacts) => readonly Violation[];
  /** Pages that break it by the same file, or else by the same key, have one cause and share one finding. */
  readonly sharesCauses?: true;
  /** Judges a style sheet of the site that secure pages may load. */
  readonly sheet?: (sheet: LinkSource) => readonly Violation[];
}

/**
 * Judges what a page's server is set to, which is mostly the same for all pages: pages that break it alike make one
 * finding together.
 */
export interface SettingRule {
  readonly kind: 'setting';
  readonly id: RuleId;
  /** What is wrong, told apart by a value that many pages share; none when all is well. */
  readonly check: (page: PageFacts) => readonly string[];
  /** What a value means, as a sentence without its full stop. */
  readonly say: (value: string) => string;
  /** The headers that it looks at, which its findings show; absent where it rests on the page. */
  readonly headers?: readonly ToldHeader[];
}

/**
 * Judges one link of one page, once it is known what became of its target. The target is the cause, so all pages that
 * link to it share one finding.
 */
export interface LinkRule {
  readonly kind: 'link';
  readonly id: RuleId;
  readonly roles: readonly LinkRole[];
  readonly check: (link: JudgedLink) => Violation | null;
}

/** Judges pages together: what is noted of each is compared when all have been read. */
export interface SiteRule {
  readonly kind: 'site';
  readonly id: RuleId;
  readonly by: Comparison;
  /** What is compared, or null when this page doesn't take part. Of a text only its hash is kept. */
  readonly note: (page: PageFacts) => string | number | null;
  /**
   * One page of those with the same note; never called for a note that only one page has.
   * @param others the first few of the others, sorted.
   * @param count how many others there are.
   */
  readonly check: (page: string, others: readonly string[], count: number) => Violation | null;
}

/** Judges an address that the audit began with, which no link may lead to. */
export interface SeedRule {
  readonly kind: 'seed';
  readonly id: RuleId;
  readonly check: (seed: { readonly url: string; readonly fate: Fate }) => Violation | null;
}

/** Looks at the whole site when everything has been read. Gives the same in the same order for the same site. */
export interface SurveyRule {
  readonly kind: 'survey';
  readonly id: RuleId;
  readonly survey: (site: SiteView) => Iterable<SiteViolation>;
}

export interface SiteViolation extends Violation {
  /** The address of the page that the finding is about. */
  readonly page: string;
  readonly target?: string;
  /** How many pages suffer from it; one unless told. */
  readonly pages?: number;
}

/** Says in our words what the checks of the HTML itself have found. */
export interface HtmlRule {
  readonly kind: 'html';
  readonly id: RuleId;
  /** The checks whose faults break this rule. */
  readonly faults: readonly HtmlCheck[];
  /** Pages that break it by the same tag have one cause and share one finding. */
  readonly sharesCauses?: true;
  /** The message, or null when what it found is no fault to us. */
  readonly say: (fault: {
    readonly rule: HtmlCheck;
    readonly message: string;
    readonly snippet: string;
  }) => string | null;
}

export type Rule = HtmlRule | PageRule | SettingRule | LinkRule | SiteRule | SeedRule | SurveyRule;

export interface JudgedLink {
  readonly page: string;
  readonly target: string;
  readonly role: LinkRole;
  readonly element: string;
  /** Its source, at most 200 characters; empty when it was not kept. */
  readonly snippet: string;
  /** The target is on the audited site. */
  readonly toSite: boolean;
  readonly fate: Fate;
  /** What the target's headers said, when the rules have something to say of them. */
  readonly asset: AssetNote | null;
  /** The other page that the target names as its canonical address. */
  readonly canonical: string | null;
  /** Of a link to a place: the place, and whether the target has it; null when that is not known. */
  readonly fragment: string | null;
  readonly hasFragment: boolean | null;
}

export const pageRule = (id: RuleId, check: PageRule['check']): PageRule => ({ kind: 'page', id, check });

/** Judges what many pages may have in common: a file that all of them load, or a part of a template. */
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

/** @param roles what visitors follow or browsers load, unless told. */
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

export const htmlRule = (id: RuleId, faults: readonly HtmlCheck[], say: HtmlRule['say']): HtmlRule => ({
  kind: 'html',
  id,
  faults,
  say,
});

/** An HTML rule about a tag that may be part of a template. */
export const sharedHtmlRule = (id: RuleId, faults: readonly HtmlCheck[], say: HtmlRule['say']): HtmlRule => ({
  ...htmlRule(id, faults, say),
  sharesCauses: true,
});

export const surveyRule = (id: RuleId, survey: SurveyRule['survey']): SurveyRule => ({
  kind: 'survey',
  id,
  survey,
});
