import type { JobInput, StoredInput } from './jobInput';

/** What each setting of a job is called, in its form and wherever it is spoken of. */
export const inputTitles = {
  url: 'Site address',
  scope: 'What to check',
  urls: 'Addresses',
  maxPages: 'Most pages',
  maxDepth: 'Depth',
  include: 'Check only',
  exclude: 'Leave out',
  checkExternal: 'Check links to other sites',
  checkHtml: 'Validate the HTML of each page',
  respectRobots: 'Respect robots.txt',
  requestsPerSecond: 'Requests per second',
  headers: 'Request headers',
  secretHeaders: 'Request headers',
} as const satisfies Record<keyof JobInput | keyof StoredInput, string>;
