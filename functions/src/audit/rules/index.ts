import type { LinkRole } from '../linkRef';
import { ariaInvalid } from './aria-invalid';
import { assetUncached } from './asset-uncached';
import { assetUncompressed } from './asset-uncompressed';
import { autocompleteInvalid } from './autocomplete-invalid';
import { blankTarget } from './blank-target';
import { brokenImage } from './broken-image';
import { brokenLink } from './broken-link';
import { brokenResource } from './broken-resource';
import { buttonNameMissing } from './button-name-missing';
import { canonicalBroken } from './canonical-broken';
import { canonicalChain } from './canonical-chain';
import { canonicalMany } from './canonical-many';
import { canonicalMissing } from './canonical-missing';
import { canonicalNoindex } from './canonical-noindex';
import { canonicalRedirects } from './canonical-redirects';
import { canonicalRelative } from './canonical-relative';
import { certificateEnding } from './certificate-ending';
import { charsetLate } from './charset-late';
import { charsetMissing } from './charset-missing';
import { contentDuplicate } from './content-duplicate';
import { contentNearDuplicate } from './content-near-duplicate';
import { contentThin } from './content-thin';
import { controlAltMissing } from './control-alt-missing';
import { cookieNotSecure } from './cookie-not-secure';
import { cookieReadable } from './cookie-readable';
import { cookieSamesite } from './cookie-samesite';
import { cspMissing } from './csp-missing';
import { cspWeak } from './csp-weak';
import { descriptionDuplicate } from './description-duplicate';
import { descriptionMissing } from './description-missing';
import { descriptionTooLong } from './description-too-long';
import { doctypeMissing } from './doctype-missing';
import { domLarge } from './dom-large';
import { emptyLink } from './empty-link';
import { faviconMissing } from './favicon-missing';
import { fieldsetLegendMissing } from './fieldset-legend-missing';
import { formSubmitMissing } from './form-submit-missing';
import { fragmentMissing } from './fragment-missing';
import { frameTitleMissing } from './frame-title-missing';
import { framingAllowed } from './framing-allowed';
import { h1Many } from './h1-many';
import { h1Missing } from './h1-missing';
import { headingEmpty } from './heading-empty';
import { headingOrder } from './heading-order';
import { hiddenFocusable } from './hidden-focusable';
import { hreflangBroken } from './hreflang-broken';
import { hreflangInvalid } from './hreflang-invalid';
import { hreflangNoReturn } from './hreflang-no-return';
import { hreflangNoSelf } from './hreflang-no-self';
import { hstsMissing } from './hsts-missing';
import { hstsWeak } from './hsts-weak';
import { htmlInvalid } from './html-invalid';
import { httpVersionOld } from './http-version-old';
import { httpsMissing } from './https-missing';
import { httpsNotEnforced } from './https-not-enforced';
import { idDuplicate } from './id-duplicate';
import { imageAltMissing } from './image-alt-missing';
import { imageHeavy } from './image-heavy';
import { imageNoSize } from './image-no-size';
import { imageNotLazy } from './image-not-lazy';
import { imageOldFormat } from './image-old-format';
import { insecureForm } from './insecure-form';
import { insecureLink } from './insecure-link';
import { javascriptLink } from './javascript-link';
import { jsonLdInvalid } from './json-ld-invalid';
import { jsonLdUnknownType } from './json-ld-unknown-type';
import { labelAmbiguous } from './label-ambiguous';
import { labelMissing } from './label-missing';
import { landmarkAmbiguous } from './landmark-ambiguous';
import { langMissing } from './lang-missing';
import { linkMistyped } from './link-mistyped';
import { linkNofollow } from './link-nofollow';
import { linkNotCanonical } from './link-not-canonical';
import { linkRobotsBlocked } from './link-robots-blocked';
import { linkTextMissing } from './link-text-missing';
import { localLink } from './local-link';
import { mailtoMalformed } from './mailto-malformed';
import { mediaAutoplay } from './media-autoplay';
import { metaRefresh } from './meta-refresh';
import { mixedContent } from './mixed-content';
import { nofollowPage } from './nofollow-page';
import { noindexConflict } from './noindex-conflict';
import { noindexPage } from './noindex-page';
import { nosniffMissing } from './nosniff-missing';
import { notFoundStatus } from './not-found-status';
import { openGraphImageRelative } from './open-graph-image-relative';
import { openGraphMissing } from './open-graph-missing';
import { orphanPage } from './orphan-page';
import { pageDeep } from './page-deep';
import { pageError } from './page-error';
import { pageHeavy } from './page-heavy';
import { pageUncompressed } from './page-uncompressed';
import { paginationBroken } from './pagination-broken';
import { paginationCanonical } from './pagination-canonical';
import { placeholderText } from './placeholder-text';
import { redirectChain } from './redirect-chain';
import { redirectInsecure } from './redirect-insecure';
import { redirectLoop } from './redirect-loop';
import { redirectPermanent } from './redirect-permanent';
import { redirectTemporary } from './redirect-temporary';
import { referrerPolicyMissing } from './referrer-policy-missing';
import { referrerPolicyUnsafe } from './referrer-policy-unsafe';
import { requestsMany } from './requests-many';
import { resourceRobotsBlocked } from './resource-robots-blocked';
import { robotsBlocksAll } from './robots-blocks-all';
import { robotsMissing } from './robots-missing';
import { robotsNotText } from './robots-not-text';
import { robotsTooLarge } from './robots-too-large';
import { robotsUnknownLine } from './robots-unknown-line';
import { robotsUnreadable } from './robots-unreadable';
import type { LinkRule, Rule } from './rule';
import { scriptBlocking } from './script-blocking';
import { serverVersion } from './server-version';
import { sitemapEntryBroken } from './sitemap-entry-broken';
import { sitemapEntryForeign } from './sitemap-entry-foreign';
import { sitemapEntryNoindex } from './sitemap-entry-noindex';
import { sitemapEntryNotCanonical } from './sitemap-entry-not-canonical';
import { sitemapEntryRedirects } from './sitemap-entry-redirects';
import { sitemapMissing } from './sitemap-missing';
import { sitemapNotAnnounced } from './sitemap-not-announced';
import { sitemapPageMissing } from './sitemap-page-missing';
import { sitemapTooLarge } from './sitemap-too-large';
import { sitemapUnreadable } from './sitemap-unreadable';
import { slowLink } from './slow-link';
import { slowResponse } from './slow-response';
import { soft404 } from './soft-404';
import { sriMissing } from './sri-missing';
import { tableScopeMissing } from './table-scope-missing';
import { telMalformed } from './tel-malformed';
import { thirdPartyMany } from './third-party-many';
import { titleDuplicate } from './title-duplicate';
import { titleMany } from './title-many';
import { titleMissing } from './title-missing';
import { titleTooLong } from './title-too-long';
import { titleTooShort } from './title-too-short';
import { twitterCardInvalid } from './twitter-card-invalid';
import { unverifiedLink } from './unverified-link';
import { urlDoubleSlash } from './url-double-slash';
import { urlSessionId } from './url-session-id';
import { urlTooLong } from './url-too-long';
import { urlUppercase } from './url-uppercase';
import { viewportFixed } from './viewport-fixed';
import { viewportMissing } from './viewport-missing';

/** Every rule that is checked; a new one is a file, its metadata and a line here. */
export const allRules: readonly Rule[] = [
  brokenLink,
  brokenImage,
  brokenResource,
  unverifiedLink,
  redirectPermanent,
  redirectChain,
  redirectLoop,
  emptyLink,
  redirectTemporary,
  redirectInsecure,
  fragmentMissing,
  javascriptLink,
  mailtoMalformed,
  telMalformed,
  linkMistyped,
  soft404,
  slowLink,
  orphanPage,
  linkNotCanonical,
  linkNofollow,
  localLink,
  pageError,
  noindexPage,
  robotsMissing,
  robotsUnreadable,
  robotsTooLarge,
  robotsNotText,
  robotsBlocksAll,
  robotsUnknownLine,
  linkRobotsBlocked,
  resourceRobotsBlocked,
  notFoundStatus,
  metaRefresh,
  urlUppercase,
  urlTooLong,
  urlSessionId,
  urlDoubleSlash,
  pageDeep,
  sitemapMissing,
  sitemapUnreadable,
  sitemapTooLarge,
  sitemapNotAnnounced,
  sitemapEntryBroken,
  sitemapEntryRedirects,
  sitemapEntryNoindex,
  sitemapEntryNotCanonical,
  sitemapEntryForeign,
  sitemapPageMissing,
  noindexConflict,
  nofollowPage,
  canonicalMissing,
  canonicalMany,
  canonicalRelative,
  canonicalBroken,
  canonicalRedirects,
  canonicalNoindex,
  canonicalChain,
  hreflangInvalid,
  hreflangNoSelf,
  hreflangNoReturn,
  hreflangBroken,
  paginationBroken,
  paginationCanonical,
  titleMissing,
  titleDuplicate,
  titleTooLong,
  descriptionMissing,
  h1Missing,
  viewportMissing,
  titleMany,
  titleTooShort,
  descriptionDuplicate,
  descriptionTooLong,
  h1Many,
  headingOrder,
  headingEmpty,
  charsetMissing,
  charsetLate,
  faviconMissing,
  openGraphMissing,
  openGraphImageRelative,
  twitterCardInvalid,
  jsonLdInvalid,
  jsonLdUnknownType,
  contentDuplicate,
  contentNearDuplicate,
  contentThin,
  placeholderText,
  doctypeMissing,
  imageAltMissing,
  langMissing,
  viewportFixed,
  linkTextMissing,
  buttonNameMissing,
  labelMissing,
  controlAltMissing,
  idDuplicate,
  ariaInvalid,
  hiddenFocusable,
  mediaAutoplay,
  tableScopeMissing,
  formSubmitMissing,
  fieldsetLegendMissing,
  landmarkAmbiguous,
  autocompleteInvalid,
  labelAmbiguous,
  htmlInvalid,
  frameTitleMissing,
  insecureLink,
  httpsMissing,
  httpsNotEnforced,
  hstsMissing,
  hstsWeak,
  cspMissing,
  cspWeak,
  framingAllowed,
  nosniffMissing,
  referrerPolicyMissing,
  referrerPolicyUnsafe,
  cookieNotSecure,
  cookieReadable,
  cookieSamesite,
  mixedContent,
  insecureForm,
  sriMissing,
  serverVersion,
  blankTarget,
  certificateEnding,
  slowResponse,
  pageUncompressed,
  pageHeavy,
  domLarge,
  assetUncompressed,
  assetUncached,
  imageHeavy,
  imageOldFormat,
  imageNoSize,
  imageNotLazy,
  scriptBlocking,
  thirdPartyMany,
  requestsMany,
  httpVersionOld,
];

const ofKind = <Kind extends Rule['kind']>(kind: Kind) =>
  allRules.filter((rule): rule is Extract<Rule, { kind: Kind }> => rule.kind === kind);

export const pageRules = ofKind('page');
export const htmlRules = ofKind('html');
export const settingRules = ofKind('setting');
export const linkRules = ofKind('link');
export const siteRules = ofKind('site');
export const seedRules = ofKind('seed');
export const surveyRules = ofKind('survey');

const byRole = new Map<LinkRole, readonly LinkRule[]>();

/** The rules that judge a link in this role. */
export function linkRulesOf(role: LinkRole): readonly LinkRule[] {
  const known = byRole.get(role) ?? linkRules.filter(({ roles }) => roles.includes(role));
  byRole.set(role, known);
  return known;
}
