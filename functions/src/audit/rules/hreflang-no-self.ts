import { surveyRule } from './rule';

/** A page that lists its versions in other languages but not itself. */
export const hreflangNoSelf = surveyRule('hreflang-no-self', function* ({ pages }) {
  for (const { id, url, alternates, searchable } of pages()) {
    const others = alternates.filter(({ language }) => language !== 'x-default');
    if (!searchable || others.length === 0 || others.some(({ page }) => page === id)) continue;
    yield { page: url, message: 'This page lists its versions in other languages, but not itself.' };
  }
});
