import { surveyRule } from '../rule';

/** Reports pages in the sitemap that no page links to. Only a completely read site proves it. */
export const orphanPage = surveyRule('orphan-page', function* ({ isWhole, mapped }) {
  if (!isWhole) return;
  for (const { url, linked, named } of mapped())
    if (!linked && named.read?.searchable)
      yield { page: url, message: 'The sitemap lists this page, but no page links to it.' };
});
