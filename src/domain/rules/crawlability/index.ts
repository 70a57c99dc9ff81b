import type { RuleTable } from '../define';
import { indexing } from './indexing';
import { robots } from './robots';
import { sitemaps } from './sitemaps';
import { urls } from './urls';

/** Whether search engines can find, read, and index the site's pages. */
export const crawlability = { ...urls, ...robots, ...sitemaps, ...indexing } satisfies RuleTable;
