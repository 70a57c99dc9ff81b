import type { SitemapFile } from '#functions/audit/facts/siteFacts';
import { counted, statusWords } from '#functions/audit/report/words';
import { originOf } from '#functions/audit/urls/url';
import { headerEvidence } from '../finalOutcome';
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

/** Reports a sitemap at /sitemap.xml that robots.txt doesn't name. */
export const sitemapNotAnnounced = surveyRule('sitemap-not-announced', function* ({ facts, start }) {
  const [file] = facts.sitemap?.files ?? [];
  const { robots } = facts;
  if (!file || file.named || file.problem !== null || robots?.status !== 200 || robots.namesSitemap) return;
  yield { page: start, target: robots.url, message: `robots.txt doesn’t list the sitemap ${file.url}.` };
});

/** Reports unusable sitemaps that robots.txt or another sitemap names. */
export const sitemapUnreadable = surveyRule('sitemap-unreadable', function* ({ facts, start }) {
  for (const file of facts.sitemap?.files ?? [])
    if (file.named && file.problem !== null)
      yield {
        page: start,
        target: file.url,
        message: `The sitemap ${file.url} ${wordsOf(file)}.`,
        evidence: { ...(file.status > 0 ? { status: file.status } : {}), ...headerEvidence(file) },
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

const maxEntries = 50_000;
const maxBytes = 50 * 1_024 * 1_024;

/** Reports sitemaps beyond the protocol's limits, which search engines ignore or read in part. */
export const sitemapTooLarge = surveyRule('sitemap-too-large', function* ({ facts, start }) {
  for (const { url, entries, size } of facts.sitemap?.files ?? []) {
    if (entries <= maxEntries && size < maxBytes) continue;
    const what =
      entries > maxEntries
        ? `lists more than ${maxEntries.toLocaleString('en-US')} URLs`
        : 'has 50 MB or more';
    yield { page: start, target: url, message: `The sitemap ${url} ${what}.` };
  }
});

/** Reports sitemaps with dates that search engines can't use. */
export const sitemapLastmodInvalid = surveyRule('sitemap-lastmod-invalid', function* ({ facts, start }) {
  for (const { url, wrongDates } of facts.sitemap?.files ?? []) {
    if (!wrongDates) continue;
    const { count, examples } = wrongDates;
    const shown = examples.map((written) => `“${written}”`).join(', ');
    const more = count > examples.length ? ' and others' : '';
    yield {
      page: start,
      target: url,
      message: `The sitemap ${url} has ${counted(count, 'invalid or future date')}: ${shown}${more}.`,
      evidence: { value: examples.join(', ') },
    };
  }
});
