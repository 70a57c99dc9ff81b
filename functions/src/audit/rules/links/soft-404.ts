import type { SurveyedPage } from '#functions/audit/judge/siteView';
import { saysTheSame } from '#functions/audit/parse/saying';
import type { LostFacts } from '#functions/audit/visit/siteFacts';
import { toldBy } from '../fate';
import { surveyRule } from '../rule';

/** Reports pages that answer 200 with the site's “not found” page. */
export const soft404 = surveyRule('soft-404', function* ({ facts, start, pages }) {
  const { lost } = facts;
  if (lost?.status !== 200 || lost.redirectedTo !== null || lost.text === 0) return;
  const all = [...pages()];
  // Some sites answer every URL with the same page, which scripts fill.
  if (lost.likeFront ?? all.some((page) => page.url === start && isLike(page, lost))) return;
  for (const page of all)
    if (isLike(page, lost))
      yield {
        page: page.url,
        message: 'This page says what the site says for an address that doesn’t exist, but answers 200 (ok).',
        evidence: {
          status: 200,
          value: lost.url,
          ...(lost.headers ? { ...toldBy(lost), answeredBy: lost.url } : {}),
        },
      };
});

function isLike({ note }: SurveyedPage, lost: LostFacts): boolean {
  return saysTheSame({ saying: note.q ?? 0, text: note.h[2] ?? 0, sketch: note.s ?? null }, lost);
}
