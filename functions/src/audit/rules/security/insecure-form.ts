import { isLocal } from '#functions/audit/fetch/responseHeaders';
import { sharedRule } from '../rule';
import { upgrades } from '../upgrade';

/** Reports forms that submit over http. */
export const insecureForm = sharedRule('insecure-form', (page) => {
  const { url, forms, resolve } = page;
  const bad = forms.flatMap((form) => {
    const action = form.attributes.action?.trim();
    const target = action ? resolve(action) : url;
    if (!target?.startsWith('http:') || isLocal(target)) return [];
    // On an http page, only a password makes it worse.
    return url.startsWith('https:') || form.hasPassword ? [{ form, target }] : [];
  });
  if (bad.length === 0 || upgrades(page)) return [];
  return bad.map(({ form, target }) => ({
    message: `A form sends what is typed to ${target.slice(0, 150)} without encryption.`,
    key: target.slice(0, 300),
    spot: form,
    evidence: { element: 'form' },
  }));
});
