import { cut } from '#functions/audit/text/strings';
import { isLanguageTag } from '../languages';
import { pageRule } from '../rule';

/** Reports pages without a valid `lang`. */
export const langMissing = pageRule('lang-missing', ({ lang, hasInstantRedirect }) => {
  const written = lang?.trim() ?? '';
  if (hasInstantRedirect || isLanguageTag(written)) return [];
  if (written === '') return [{ message: 'This page has no lang attribute.' }];
  const shown = cut(written, 40);
  return [{ message: `“${shown}” is not a valid language code.`, key: shown, evidence: { value: shown } }];
});
