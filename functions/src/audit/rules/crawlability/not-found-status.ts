import { toldBy } from '../fate';
import { surveyRule } from '../rule';

/** Reports sites that answer an unknown URL with a page instead of 404. */
export const notFoundStatus = surveyRule('not-found-status', function* ({ facts, start }) {
  const { notFound } = facts;
  if (notFound?.status !== 200) return;
  const how = notFound.redirectedTo === null ? 'returns 200 (ok)' : `redirects to ${notFound.redirectedTo}`;
  const asked = notFound.url.replace(/[0-9a-f]{16}$/, '…');
  yield {
    page: start,
    message: `A URL that doesn’t exist ${how} instead of 404 (not found).`,
    evidence: {
      value: asked,
      ...(notFound.headers ? { ...toldBy(notFound), answeredBy: notFound.redirectedTo ?? asked } : {}),
    },
  };
});
