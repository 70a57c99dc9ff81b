import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** A further page of a series that names the first as the one that counts, so that what it lists isn't found. */
export const paginationCanonical = surveyRule('pagination-canonical', function* ({ pages, page }) {
  for (const { url, note, canonical, noindex } of pages()) {
    if (note.p === undefined || canonical === null || noindex) continue;
    // The URLs of canonical pages that the audit leaves alone, such as external ones, aren't known.
    if (canonical.url === '') continue;
    // Only when the canonical is an earlier page of the same series; a page with all entries may well count.
    const earlier = note.p < 0 ? null : page(note.p);
    const isEarlier = earlier?.url === canonical.url || earlier?.canonical?.url === canonical.url;
    if (!isEarlier) continue;
    yield {
      page: url,
      target: canonical.url,
      message: `This further page of a series names ${shown(canonical.url, hostOf(url))} as the one that counts.`,
    };
  }
});
