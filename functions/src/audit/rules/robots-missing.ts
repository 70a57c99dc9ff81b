import { surveyRule } from './rule';

/** No robots.txt: everything may be read, and sitemaps are not announced. */
export const robotsMissing = surveyRule('robots-missing', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots || robots.status < 300 || robots.status >= 500 || robots.status === 429) return;
  yield {
    page: start,
    target: robots.url,
    message: `There is no robots.txt: ${robots.url} answers ${robots.status}.`,
    evidence: { status: robots.status },
  };
});
