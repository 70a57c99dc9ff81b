import { surveyRule } from '../rule';

/** No robots.txt: everything may be read, and sitemaps are not announced. */
export const robotsMissing = surveyRule('robots-missing', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots || !isProof(robots.status)) return;
  yield {
    page: start,
    target: robots.url,
    message: `There is no robots.txt: ${robots.url} answers ${robots.status}.`,
    evidence: { status: robots.status },
  };
});

/** Gone, or behind redirects without end; who is only refused doesn't know what others are shown. */
const isProof = (status: number) => status === 404 || status === 410 || (status >= 300 && status < 400);
