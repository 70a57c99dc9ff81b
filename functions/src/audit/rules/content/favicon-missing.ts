import { hasWord } from '#functions/audit/text/strings';
import { surveyRule } from '../rule';

/** Reports sites without an icon: no page links to one, and /favicon.ico is missing. */
export const faviconMissing = surveyRule('favicon-missing', function* ({ facts, start, pages }) {
  if (facts.icon !== false) return;
  for (const page of pages()) if (page.note.i === 1) return;
  yield {
    page: start,
    message: 'The site has no favicon: no page links to one, and /favicon.ico is missing.',
  };
});

/** Returns whether a link's `rel` is that of an icon. */
export function namesIcon(rel: string | undefined): boolean {
  return hasWord(rel, 'icon') || hasWord(rel, 'apple-touch-icon') || hasWord(rel, 'mask-icon');
}
