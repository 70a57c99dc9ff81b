import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import {
  canonicalBroken,
  canonicalChain,
  canonicalMany,
  canonicalMissing,
  canonicalNoindex,
  canonicalRedirects,
  canonicalRelative,
} from './canonicals';
import {
  hreflangBroken,
  hreflangInvalid,
  hreflangNoReturn,
  hreflangNoSelf,
  hreflangRelative,
} from './hreflang';
import { nofollowPage, noindexConflict, noindexPage } from './indexing';
import { metaRefresh, notFoundStatus, pageError } from './responses';
import {
  linkRobotsBlocked,
  resourceRobotsBlocked,
  robotsBlocksAll,
  robotsMissing,
  robotsNotText,
  robotsTooLarge,
  robotsUnknownLine,
  robotsUnreadable,
} from './robotsTxt';
import {
  sitemapEntryBroken,
  sitemapEntryForeign,
  sitemapEntryNoindex,
  sitemapEntryNotCanonical,
  sitemapEntryRedirects,
  sitemapLanguageInvalid,
  sitemapPageMissing,
} from './sitemapEntries';
import {
  sitemapLastmodInvalid,
  sitemapMissing,
  sitemapNotAnnounced,
  sitemapTooLarge,
  sitemapUnreadable,
} from './sitemapFiles';
import { pageDeep, paginationBroken, paginationCanonical } from './siteStructure';
import { urlDoubleSlash, urlSessionId, urlTooLong, urlUppercase } from './urls';

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
  'sitemap-lastmod-invalid': sitemapLastmodInvalid,
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
