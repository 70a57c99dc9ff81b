import type { FailureCode, JobFailure } from './job';
import { unicodeHost } from './unicodeHost';

/** Why a job failed, as text, and whether a retry can help. `site` is a host name in readable form. */
const failures: Record<FailureCode, { retryable: boolean; words: (site: string, seen: string) => string }> = {
  'site-unreachable': {
    retryable: true,
    words: (site, seen) =>
      `We couldn't reach ${site}: ${seen}. Check the URL and that the site is up, then try again.`,
  },
  'no-page': {
    retryable: false,
    words: (site, seen) =>
      `We found no HTML page on ${site}: ${seen}. Enter the URL of a page that opens in a browser.`,
  },
  'blocked-by-robots': {
    retryable: false,
    words: (site, seen) =>
      seen === ''
        ? `The robots.txt of ${site} disallows crawling. If you own the site, allow “Plumbline” there or turn off “Respect robots.txt”.`
        : `The robots.txt of ${site} disallows crawling, and we always respect it on unverified domains: ${seen}. If you own the site, allow “Plumbline” there, or verify the domain and turn off “Respect robots.txt”.`,
  },
  'quota-exceeded': {
    retryable: false,
    words: (_, seen) =>
      `You reached your plan's limit: ${seen}. Wait until next month or ask for a larger plan.`,
  },
  'headers-unreadable': {
    retryable: false,
    words: () =>
      "We couldn't read this job's request headers because of a problem on our side. Retry the job and enter the headers again. If it fails again, send us the job ID.",
  },
  'deadline-exceeded': {
    retryable: true,
    words: (site) =>
      `Checking ${site} took longer than the time limit for a job. The report has what was found until then. Check a section of the site, or raise the rate limit if you own the site.`,
  },
  internal: {
    retryable: true,
    words: () =>
      'The job failed because of a problem on our side, not on the site. The report has what was found until then. Retry the job. If it fails again, send us the job ID.',
  },
};

/**
 * Returns the failure for a code.
 * @param site a host name.
 * @param seen what was observed, as a clause: “its server didn't answer in 20 s”.
 */
export function jobFailure(code: FailureCode, site: string, seen = ''): JobFailure {
  const { retryable, words } = failures[code];
  return { code, message: words(unicodeHost(site), seen), retryable };
}
