import type { SitemapFile } from '#functions/audit/facts/siteFacts';
import { statusWords } from '#functions/audit/report/words';
import { toldBy } from '../fate';
import { surveyRule } from '../rule';

/** Reports unusable sitemaps that robots.txt or another sitemap names. */
export const sitemapUnreadable = surveyRule('sitemap-unreadable', function* ({ facts, start }) {
  for (const file of facts.sitemap?.files ?? [])
    if (file.named && file.problem !== null)
      yield {
        page: start,
        target: file.url,
        message: `The sitemap ${file.url} ${wordsOf(file)}.`,
        evidence: { ...(file.status > 0 ? { status: file.status } : {}), ...toldBy(file) },
        ...(file.problem === 'unreachable' && file.status < 500 ? { severity: 'unverified' as const } : {}),
      };
});

function wordsOf({ problem, status }: SitemapFile): string {
  switch (problem) {
    case 'missing':
      return `returns ${statusWords(status)}`;
    case 'unreachable':
      return status > 0 ? `returns ${statusWords(status)}` : 'is unreachable';
    case 'empty':
      return 'lists no pages';
    default:
      return 'is not a sitemap';
  }
}
