import type { FailureCode } from '#domain/job';

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
