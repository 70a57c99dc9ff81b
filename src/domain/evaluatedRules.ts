import type { JobInput } from './jobInput';
import { type RuleId, ruleIds } from './rules';

/** Rules that depend on the validation of the HTML. */
export const rulesOfHtml: readonly RuleId[] = [
  'aria-invalid',
  'autocomplete-invalid',
  'button-name-missing',
  'control-alt-missing',
  'fieldset-legend-missing',
  'form-submit-missing',
  'hidden-focusable',
  'html-invalid',
  'id-duplicate',
  'label-ambiguous',
  'label-missing',
  'landmark-ambiguous',
  'link-text-missing',
  'media-autoplay',
  'table-scope-missing',
];

/** Rules that depend on another page that was read. */
const rulesOfOthers: readonly RuleId[] = [
  'canonical-chain',
  'canonical-noindex',
  'content-duplicate',
  'content-near-duplicate',
  'description-duplicate',
  'hreflang-no-return',
  'link-not-canonical',
  'pagination-canonical',
  'title-duplicate',
];

/** Rules that depend on requests to the site itself, apart from its pages. */
const rulesOfSite: readonly RuleId[] = [
  'certificate-ending',
  'http-version-old',
  'https-not-enforced',
  'not-found-status',
  'robots-blocks-all',
  'robots-missing',
  'robots-not-text',
  'robots-too-large',
  'robots-unknown-line',
  'robots-unreadable',
  'soft-404',
];

const rulesOfSitemap: readonly RuleId[] = [
  'sitemap-entry-broken',
  'sitemap-entry-foreign',
  'sitemap-entry-noindex',
  'sitemap-entry-not-canonical',
  'sitemap-entry-redirects',
  'sitemap-language-invalid',
  'sitemap-lastmod-invalid',
  'sitemap-missing',
  'sitemap-not-announced',
  'sitemap-page-missing',
  'sitemap-too-large',
  'sitemap-unreadable',
];

const rulesOfIcon: readonly RuleId[] = ['favicon-missing'];

/** Rules that can only be proven when everything reachable was read. */
const rulesOfWhole: readonly RuleId[] = ['orphan-page', 'page-deep'];

/** Groups of rules that a job evaluates depending on its input. Every job evaluates all other rules. */
const optionalRules: readonly (readonly RuleId[])[] = [
  rulesOfHtml,
  rulesOfOthers,
  rulesOfSite,
  rulesOfSitemap,
  rulesOfIcon,
  rulesOfWhole,
];

const alwaysEvaluated = ruleIds.filter((rule) => !optionalRules.some((list) => list.includes(rule)));

type EvaluationInput = Pick<JobInput, 'scope' | 'urls' | 'include' | 'exclude' | 'maxPages' | 'checkHtml'>;

/**
 * Returns the rules that a job with this input can evaluate. It can't say whether the others hold.
 * @param isWhole whether everything reachable was read, if known.
 */
export function rulesEvaluatedFor(input: EvaluationInput, isWhole = true): readonly RuleId[] {
  const not = new Set<RuleId>([
    ...(input.checkHtml ? [] : rulesOfHtml),
    ...(readsOthers(input) ? [] : rulesOfOthers),
    ...(checksSite(input) ? [] : rulesOfSite),
    ...(readsSitemaps(input) ? [] : rulesOfSitemap),
    ...(checksIcon(input) ? [] : rulesOfIcon),
    ...(isWhole && readsAll(input) ? [] : rulesOfWhole),
  ]);
  return ruleIds.filter((rule) => !not.has(rule));
}

/**
 * Returns the rules that a report could evaluate. Older reports list none, or all that existed, whatever the input
 * was. Without the input, only rules that every job evaluates are certain.
 * @param evaluatedRules the rules that the report lists.
 */
export function rulesEvaluatedIn(
  evaluatedRules: readonly RuleId[] | undefined,
  input: EvaluationInput | undefined,
): readonly RuleId[] {
  if (input) return evaluatedAmong(evaluatedRules, rulesEvaluatedFor(input));
  const saysWhich =
    evaluatedRules && optionalRules.some((list) => !list.some((rule) => evaluatedRules.includes(rule)));
  return saysWhich ? evaluatedRules : evaluatedAmong(evaluatedRules, alwaysEvaluated);
}

const evaluatedAmong = (evaluatedRules: readonly RuleId[] | undefined, sure: readonly RuleId[]) =>
  evaluatedRules ? sure.filter((rule) => evaluatedRules.includes(rule)) : sure;

function readsOthers({ scope, urls, maxPages }: EvaluationInput): boolean {
  return scope !== 'page' && maxPages > 1 && (scope !== 'list' || urls.length > 1);
}

/** In a list with several hosts, the responses of one say nothing about the others. */
function checksSite({ scope, urls }: EvaluationInput): boolean {
  return scope !== 'page' && (scope !== 'list' || new Set(urls.map((url) => new URL(url).host)).size <= 1);
}

const readsSitemaps = ({ scope }: EvaluationInput) => scope !== 'page' && scope !== 'list';

const checksIcon = ({ scope }: EvaluationInput) => scope === 'site' || scope === 'sitemap';

const readsAll = ({ scope, include, exclude }: EvaluationInput) =>
  scope === 'site' && include.length === 0 && exclude.length === 0;
