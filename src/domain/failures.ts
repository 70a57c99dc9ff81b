import type { FailureCode, JobFailure } from './job';
import { unicodeHost } from './unicodeHost';

/** Why a job failed, in words, and whether trying again can help. `site` is a host name, as people know it. */
const failures: Record<FailureCode, { retryable: boolean; words: (site: string, seen: string) => string }> = {
  'site-unreachable': {
    retryable: true,
    words: (site, seen) =>
      `We couldn't reach ${site}: ${seen}. Check the address and that the site is up, then try again.`,
  },
  'no-page': {
    retryable: false,
    words: (site, seen) =>
      `We found no page to read on ${site}: ${seen}. Give the address of a page, as a browser shows it.`,
  },
  'blocked-by-robots': {
    retryable: false,
    words: (site, seen) =>
      seen === ''
        ? `${site} asks crawlers to stay away in its robots.txt. If it is your site, allow “Plumbline” there or turn off “respect robots.txt”.`
        : `${site} asks crawlers to stay away in its robots.txt, which we keep to on every site that you have not verified: ${seen}. If it is your site, allow “Plumbline” there, or verify it and turn off “respect robots.txt”.`,
  },
  'quota-exceeded': {
    retryable: false,
    words: (_, seen) =>
      `Your plan's limit was reached: ${seen}. Wait for next month or ask for a larger plan.`,
  },
  'headers-unreadable': {
    retryable: false,
    words: () =>
      "We couldn't read the request headers that this job was to send, for a reason on our side. Start it again and enter them anew; if it fails again, send us the job ID.",
  },
  'deadline-exceeded': {
    retryable: true,
    words: (site) =>
      `${site} took longer than a job may last. Anything found before is in the report. Check a section of the site, or raise the request rate if it is yours.`,
  },
  internal: {
    retryable: true,
    words: () =>
      'Something went wrong on our side, not on the site. Anything found before is in the report. Retry the job; if it fails again, send us the job ID.',
  },
};

/**
 * @param site a host name.
 * @param seen what was seen, as a clause: “its server didn't answer in 20 s”.
 */
export function jobFailure(code: FailureCode, site: string, seen = ''): JobFailure {
  const { retryable, words } = failures[code];
  return { code, message: words(unicodeHost(site), seen), retryable };
}
