import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
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

export const crawlability = {
  'page-error': pageError,
  'noindex-page': noindexPage,
  'robots-missing': robotsMissing,
  'robots-unreadable': robotsUnreadable,
  'robots-too-large': robotsTooLarge,
  'robots-not-text': robotsNotText,
  'robots-blocks-all': robotsBlocksAll,
  'robots-unknown-line': robotsUnknownLine,
  'link-robots-blocked': linkRobotsBlocked,
  'resource-robots-blocked': resourceRobotsBlocked,
  'not-found-status': notFoundStatus,
  'meta-refresh': metaRefresh,
  'url-uppercase': urlUppercase,
  'url-too-long': urlTooLong,
  'url-session-id': urlSessionId,
  'url-double-slash': urlDoubleSlash,
  'page-deep': pageDeep,
  'sitemap-missing': sitemapMissing,
  'sitemap-unreadable': sitemapUnreadable,
  'sitemap-too-large': sitemapTooLarge,
  'sitemap-not-announced': sitemapNotAnnounced,
  'sitemap-entry-broken': sitemapEntryBroken,
  'sitemap-entry-redirects': sitemapEntryRedirects,
  'sitemap-entry-noindex': sitemapEntryNoindex,
  'sitemap-entry-not-canonical': sitemapEntryNotCanonical,
  'sitemap-entry-foreign': sitemapEntryForeign,
  'sitemap-page-missing': sitemapPageMissing,
  'sitemap-language-invalid': sitemapLanguageInvalid,
  'noindex-conflict': noindexConflict,
  'nofollow-page': nofollowPage,
  'canonical-missing': canonicalMissing,
  'canonical-many': canonicalMany,
  'canonical-relative': canonicalRelative,
  'canonical-broken': canonicalBroken,
  'canonical-redirects': canonicalRedirects,
  'canonical-noindex': canonicalNoindex,
  'canonical-chain': canonicalChain,
  'hreflang-invalid': hreflangInvalid,
  'hreflang-no-self': hreflangNoSelf,
  'hreflang-no-return': hreflangNoReturn,
  'hreflang-relative': hreflangRelative,
  'hreflang-broken': hreflangBroken,
  'pagination-broken': paginationBroken,
  'pagination-canonical': paginationCanonical,
} satisfies Record<RuleIdOf<'crawlability'>, Rule>;
