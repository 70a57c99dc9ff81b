import { surveyRule } from '../rule';

/** Reports a sitemap at /sitemap.xml that robots.txt doesn't name. */
export const sitemapNotAnnounced = surveyRule('sitemap-not-announced', function* ({ facts, start }) {
  const [file] = facts.sitemap?.files ?? [];
  const { robots } = facts;
  if (!file || file.named || file.problem !== null || robots?.status !== 200 || robots.namesSitemap) return;
  yield { page: start, target: robots.url, message: `robots.txt doesn’t list the sitemap ${file.url}.` };
});
