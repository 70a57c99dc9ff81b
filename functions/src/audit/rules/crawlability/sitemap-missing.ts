import { originOf } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** A site of some size without a sitemap at the usual place or in robots.txt. */
export const sitemapMissing = surveyRule('sitemap-missing', function* ({ facts, start, count }) {
  const [file] = facts.sitemap?.files ?? [];
  // A site of a few pages that link to each other has no need of one.
  if (!file || file.named || file.problem === null || file.problem === 'unreachable' || count < 10) return;
  yield {
    page: start,
    // Not what it redirected to.
    target: `${originOf(start)}/sitemap.xml`,
    message: 'There is no sitemap, neither in robots.txt nor at /sitemap.xml.',
  };
});
