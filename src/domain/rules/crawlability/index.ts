import { canonicalBroken } from './canonical-broken';
import { canonicalChain } from './canonical-chain';
import { canonicalMany } from './canonical-many';
import { canonicalMissing } from './canonical-missing';
import { canonicalNoindex } from './canonical-noindex';
import { canonicalRedirects } from './canonical-redirects';
import { canonicalRelative } from './canonical-relative';
import { hreflangBroken } from './hreflang-broken';
import { hreflangInvalid } from './hreflang-invalid';
import { hreflangNoReturn } from './hreflang-no-return';
import { hreflangNoSelf } from './hreflang-no-self';
import { hreflangRelative } from './hreflang-relative';
import { linkRobotsBlocked } from './link-robots-blocked';
import { metaRefresh } from './meta-refresh';
import { nofollowPage } from './nofollow-page';
import { noindexConflict } from './noindex-conflict';
import { noindexPage } from './noindex-page';
import { notFoundStatus } from './not-found-status';
import { pageDeep } from './page-deep';
import { pageError } from './page-error';
import { paginationBroken } from './pagination-broken';
import { paginationCanonical } from './pagination-canonical';
import { resourceRobotsBlocked } from './resource-robots-blocked';
import { robotsBlocksAll } from './robots-blocks-all';
import { robotsMissing } from './robots-missing';
import { robotsNotText } from './robots-not-text';
import { robotsTooLarge } from './robots-too-large';
import { robotsUnknownLine } from './robots-unknown-line';
import { robotsUnreadable } from './robots-unreadable';
import { sitemapEntryBroken } from './sitemap-entry-broken';
import { sitemapEntryForeign } from './sitemap-entry-foreign';
import { sitemapEntryNoindex } from './sitemap-entry-noindex';
import { sitemapEntryNotCanonical } from './sitemap-entry-not-canonical';
import { sitemapEntryRedirects } from './sitemap-entry-redirects';
import { sitemapLanguageInvalid } from './sitemap-language-invalid';
import { sitemapMissing } from './sitemap-missing';
import { sitemapNotAnnounced } from './sitemap-not-announced';
import { sitemapPageMissing } from './sitemap-page-missing';
import { sitemapTooLarge } from './sitemap-too-large';
import { sitemapUnreadable } from './sitemap-unreadable';
import { urlDoubleSlash } from './url-double-slash';
import { urlSessionId } from './url-session-id';
import { urlTooLong } from './url-too-long';
import { urlUppercase } from './url-uppercase';

/** Whether search engines can find, read and list the site's pages. */
export const crawlabilityRules = [
  // What an address answers, how it is written and how far away it is.
  pageError,
  notFoundStatus,
  metaRefresh,
  urlUppercase,
  urlTooLong,
  urlSessionId,
  urlDoubleSlash,
  pageDeep,
  // What robots.txt says, and whom it keeps out by mistake.
  robotsMissing,
  robotsUnreadable,
  robotsTooLarge,
  robotsNotText,
  robotsBlocksAll,
  robotsUnknownLine,
  linkRobotsBlocked,
  resourceRobotsBlocked,
  // What the sitemaps name, and what they leave out.
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
  sitemapLanguageInvalid,
  // What pages tell search engines of themselves and of one another.
  noindexPage,
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
  hreflangRelative,
  hreflangBroken,
  paginationBroken,
  paginationCanonical,
];
