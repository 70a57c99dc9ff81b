import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, outcomeText } from '../finalOutcome';
import { linkRule, surveyRule } from '../rule';

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

/** Reports broken `next` and `prev` URLs. */
export const paginationBroken = linkRule(
  'pagination-broken',
  (link) =>
    link.finalOutcome.end === 'broken'
      ? {
          message: `A pagination link is broken: ${outcomeText(link)}.`,
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['sequence'],
);

/** Reports later pages of a series whose canonical is an earlier page, so that their items aren't indexed. */
export const paginationCanonical = surveyRule('pagination-canonical', function* ({ pages, page }) {
  for (const { url, note, canonical, noindex } of pages()) {
    if (note.p === undefined || canonical === null || noindex) continue;
    // The URLs of canonical pages that aren't checked, such as external ones, are unknown.
    if (canonical.url === '') continue;
    // A page with all items is a valid canonical; an earlier page of the series isn't.
    const earlier = note.p < 0 ? null : page(note.p);
    const isEarlier = earlier?.url === canonical.url || earlier?.canonical?.url === canonical.url;
    if (!isEarlier) continue;
    yield {
      page: url,
      target: canonical.url,
      message: `The canonical URL of this paginated page is ${shown(canonical.url, hostOf(url))}.`,
    };
  }
});
