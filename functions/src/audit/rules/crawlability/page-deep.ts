import { counted } from '#functions/audit/report/words';
import { surveyRule } from '../rule';

/** Clicks after which hardly anybody arrives. */
const deepest = 5;

/** A page that is many clicks away from the start. */
export const pageDeep = surveyRule('page-deep', function* ({ pages, facts, isWhole }) {
  // Where only a part was read, a shorter way may be in the rest.
  if (!isWhole) return;
  for (const { url, depth, searchable, isMapped } of pages())
    if (depth > deepest && searchable)
      yield {
        page: url,
        message: `This page is ${counted(depth, 'click')} away from the start.`,
        evidence: { value: facts.sitemap && !isMapped ? 'not in the sitemap' : String(depth) },
      };
});
