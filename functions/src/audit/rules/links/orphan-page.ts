import { surveyRule } from '../rule';

/** A page that the sitemap names and no page links to. Proven only when all pages were read. */
export const orphanPage = surveyRule('orphan-page', function* ({ isWhole, mapped }) {
  if (!isWhole) return;
  for (const { url, linked, named } of mapped())
    if (!linked && named.read?.searchable)
      yield { page: url, message: 'The sitemap names this page, but no page links to it.' };
});
