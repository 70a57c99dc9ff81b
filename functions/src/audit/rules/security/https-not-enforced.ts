import { surveyRule } from '../rule';

/** Reports https sites that also answer over http instead of redirecting to https. */
export const httpsNotEnforced = surveyRule('https-not-enforced', function* ({ facts, start, count }) {
  const { insecure } = facts;
  if (insecure?.outcome !== 'answers') return;
  yield {
    page: start,
    target: insecure.url,
    message: `${insecure.url} doesn’t redirect to HTTPS.`,
    pages: count,
  };
});
