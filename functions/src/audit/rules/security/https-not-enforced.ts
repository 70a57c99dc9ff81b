import { surveyRule } from '../rule';

/** A secure site that answers without encryption as well, instead of sending people to the secure address. */
export const httpsNotEnforced = surveyRule('https-not-enforced', function* ({ facts, start, count }) {
  const { insecure } = facts;
  if (insecure?.outcome !== 'answers') return;
  yield {
    page: start,
    target: insecure.url,
    message: `${insecure.url} answers without encryption instead of redirecting to https.`,
    pages: count,
  };
});
