import type { FailureCode } from '#domain/job';
import { type Scope, scopes } from '#domain/jobInput';
import type { CategoryId } from '#domain/rules';

/** Why jobs failed, as a heading for a group of them. */
export const failureTitles: Record<FailureCode, string> = {
  'site-unreachable': 'Site unreachable',
  'no-page': 'No page to read',
  'blocked-by-robots': 'Blocked by robots.txt',
  'quota-exceeded': 'Plan’s limit reached',
  'headers-unreadable': 'Headers unreadable',
  'deadline-exceeded': 'Took too long',
  internal: 'Plumbline failed',
};

export const scopeTitles: Record<Scope, string> = {
  site: 'Whole site',
  section: 'A section',
  list: 'A list of URLs',
  sitemap: 'Its sitemap',
  page: 'One page',
};

export const scopeOptions = scopes.map((value) => ({ value, label: scopeTitles[value] }));

export const categoryTitles: Record<CategoryId, string> = {
  links: 'Links',
  crawlability: 'Crawlability',
  content: 'Content',
  accessibility: 'Accessibility',
  security: 'Security',
  speed: 'Weight and speed',
};
