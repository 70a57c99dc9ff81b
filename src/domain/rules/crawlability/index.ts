import { addressesRules } from './addresses';
import { indexingRules } from './indexing';
import { robotsRules } from './robots';
import { sitemapRules } from './sitemap';

/** Whether search engines can find, read and list the site's pages. */
export const crawlabilityRules = { ...addressesRules, ...robotsRules, ...sitemapRules, ...indexingRules };
