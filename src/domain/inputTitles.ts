import type { JobInput, StoredInput } from './jobInput';

/** The name of each job setting, in the form and everywhere else. */
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
