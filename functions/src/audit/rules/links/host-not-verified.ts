import { surveyRule } from '../rule';

/** Reports that the limits for unverified domains applied to a host. */
export const hostNotVerified = surveyRule('host-not-verified', function* ({ start, unverifiedHost }) {
  if (!unverifiedHost) return;
  const { host, maxPages, requestsPerSecond } = unverifiedHost;
  yield {
    page: start,
    message: `This job came to ${host}, which you have not verified as yours. So it read ${maxPages} pages at most, asked ${requestsPerSecond} times a second at most, and kept to robots.txt. If the host is yours, verify it and run the job again.`,
    key: host,
    evidence: { value: host },
  };
});
