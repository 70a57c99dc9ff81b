import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

/** Codes of letters, and a language with its region at the beginning, as BCP 47 writes it: /en-US/. */
const notTyped = /%[0-9A-F]{2}|^\/[a-z]{2,3}[_-][A-Z]{2}(?=\/|$)/g;

/** Capital letters in a page's path; percent codes, a language's region and what a query holds don't matter. */
export const urlUppercase = pageRule('url-uppercase', ({ url, searchable }) => {
  if (!searchable || !/[A-Z]/.test(url)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  if (!/[A-Z]/.test(path.replace(notTyped, ''))) return [];
  return [{ message: 'The address has capital letters, which people type small.' }];
});
