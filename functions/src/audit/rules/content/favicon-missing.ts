import { hasWord } from '#functions/audit/parse/text';
import { surveyRule } from '../rule';

/** A site without an icon: no page names one, and the usual place is empty. */
export const faviconMissing = surveyRule('favicon-missing', function* ({ facts, start, pages }) {
  if (facts.icon !== false) return;
  for (const page of pages()) if (page.note.i === 1) return;
  yield { page: start, message: 'The site has no icon: no page names one, and /favicon.ico is missing.' };
});

/** Whether a link names an icon. */
export function namesIcon(rel: string | undefined): boolean {
  return hasWord(rel, 'icon') || hasWord(rel, 'apple-touch-icon') || hasWord(rel, 'mask-icon');
}
