import type { SurveyedPage } from '../judge/siteView';
import { isAlike } from '../parse/textFacts';
import type { LostFacts } from '../visit/siteFacts';
import { surveyRule } from './rule';

/** So alike are two pages only when they say the same; the rest may be the address or the time. */
const alike = 0.94;

/** A page that says it is not there, but answers as if it were. */
export const soft404 = surveyRule('soft-404', function* ({ facts, start, pages }) {
  const { lost } = facts;
  if (lost?.status !== 200 || lost.redirectedTo !== null || lost.text === 0) return;
  const all = [...pages()];
  // A site that shows every address the same page, to be filled by scripts, says nothing by it.
  if (all.some((page) => page.url === start && isLike(page, lost))) return;
  for (const page of all)
    if (isLike(page, lost))
      yield {
        page: page.url,
        message: 'This page says what the site says for an address that doesn’t exist, but answers 200 (ok).',
        evidence: { status: 200, value: lost.url },
      };
});

function isLike({ note }: SurveyedPage, lost: LostFacts): boolean {
  if (note.h[2] === lost.text || (note.q !== undefined && note.q !== 0 && note.q === lost.saying))
    return true;
  return note.s !== undefined && lost.sketch !== null && isAlike(note.s, lost.sketch, alike);
}
