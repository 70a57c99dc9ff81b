import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

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
