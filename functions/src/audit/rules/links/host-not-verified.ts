import { surveyRule } from '../rule';

/** Reports that the limits for unverified domains applied to a host. */
export const hostNotVerified = surveyRule('host-not-verified', function* ({ start, unverifiedHost }) {
  if (!unverifiedHost) return;
  const { host, maxPages, requestsPerSecond } = unverifiedHost;
  yield {
    page: start,
    message: `You haven’t verified ${host}, so this job read at most ${maxPages} pages, sent at most ${requestsPerSecond} requests per second, and followed robots.txt. If you own the host, verify it and run the job again.`,
    key: host,
    evidence: { value: host },
  };
});
