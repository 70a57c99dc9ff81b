import type { JobInput, StoredInput } from './jobInput';

/** What each setting of a job is called, in its form and wherever it is spoken of. */
export const inputTitles = {
  url: 'Site URL',
  scope: 'What to check',
  urls: 'URLs',
  maxPages: 'Max pages',
  maxDepth: 'Max depth',
  include: 'Include only',
  exclude: 'Exclude',
  checkExternal: 'Check external links',
  checkHtml: 'Validate the HTML of each page',
  respectRobots: 'Respect robots.txt',
  requestsPerSecond: 'Requests per second',
  headers: 'Request headers',
  secretHeaders: 'Request headers',
} as const satisfies Record<keyof JobInput | keyof StoredInput, string>;
