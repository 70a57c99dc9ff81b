import { counted } from '#functions/audit/report/words';
import { surveyRule } from '../rule';

/** The number of clicks beyond which few visitors arrive. */
const maxNesting = 5;

/** Reports pages that are many clicks away from the start page. */
export const pageDeep = surveyRule('page-deep', function* ({ pages, facts, isWhole }) {
  // If only a part of the site was read, the rest may contain a shorter path.
  if (!isWhole) return;
  for (const { url, depth, searchable, isMapped } of pages())
    if (depth > maxNesting && searchable)
      yield {
        page: url,
        message: `This page is ${counted(depth, 'click')} away from the start page.`,
        evidence: { value: facts.sitemap && !isMapped ? 'not in the sitemap' : String(depth) },
      };
});
