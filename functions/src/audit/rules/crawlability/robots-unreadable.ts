import { errorWords, statusWords } from '#functions/audit/report/words';
import { toldBy } from '../fate';
import { surveyRule } from '../rule';

/** Reports a robots.txt that fails with a server error. Careful crawlers then read nothing. */
export const robotsUnreadable = surveyRule('robots-unreadable', function* ({ facts, start, count }) {
  const { robots } = facts;
  if (!robots || (robots.status < 500 && robots.status !== 429 && robots.status !== 0)) return;
  const silent = robots.status === 0;
  yield {
    page: start,
    target: robots.url,
    message: silent
      ? `${robots.url} can’t be read: ${errorWords(robots.error ?? '')}.`
      : `${robots.url} returns ${statusWords(robots.status)}.`,
    evidence: silent ? { error: robots.error ?? '' } : { status: robots.status, ...toldBy(robots) },
    // The failure may be temporary, or affect only our crawler.
    ...(silent || robots.status === 429 ? { severity: 'unverified' as const } : { pages: count }),
  };
});
