import { originOf } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports sites of ten or more pages without a sitemap in robots.txt or at /sitemap.xml. */
export const sitemapMissing = surveyRule('sitemap-missing', function* ({ facts, start, count }) {
  const [file] = facts.sitemap?.files ?? [];
  // A few pages that link to each other need no sitemap.
  if (!file || file.named || file.problem === null || file.problem === 'unreachable' || count < 10) return;
  yield {
    page: start,
    // Names the URL itself, not its redirect target.
    target: `${originOf(start)}/sitemap.xml`,
    message: 'No sitemap found in robots.txt or at /sitemap.xml.',
  };
});
