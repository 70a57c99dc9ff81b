import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import type { SurveyedPage } from '#functions/audit/facts/siteView';
import { hasSameContent } from '#functions/audit/parse/contentDigest';
import { toldBy } from '../fate';
import { surveyRule } from '../rule';

/** Reports pages that answer 200 with the site's “not found” page. */
export const soft404 = surveyRule('soft-404', function* ({ facts, start, pages }) {
  const { notFound } = facts;
  if (notFound?.status !== 200 || notFound.redirectedTo !== null || notFound.text === 0) return;
  const all = [...pages()];
  // Some sites answer every URL with the same page, which scripts fill.
  if (notFound.likeFront ?? all.some((page) => page.url === start && isLike(page, notFound))) return;
  for (const page of all)
    if (isLike(page, notFound))
      yield {
        page: page.url,
        message: 'This page shows the site’s error page but returns 200 (ok).',
        evidence: {
          status: 200,
          value: notFound.url,
          ...(notFound.headers ? { ...toldBy(notFound), answeredBy: notFound.url } : {}),
        },
      };
});

function isLike({ note }: SurveyedPage, notFound: NotFoundFacts): boolean {
  return hasSameContent({ saying: note.q ?? 0, text: note.h[2] ?? 0, sketch: note.s ?? null }, notFound);
}
