import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

/** Percent codes, and a leading language with its region as in BCP 47: /en-US/. */
const notTyped = /%[0-9A-F]{2}|^\/[a-z]{2,3}[_-][A-Z]{2}(?=\/|$)/g;

/** Reports uppercase letters in a page's path, except percent codes and regions. The query doesn't count. */
export const urlUppercase = pageRule('url-uppercase', ({ url, searchable }) => {
  if (!searchable || !/[A-Z]/.test(url)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  if (!/[A-Z]/.test(path.replace(notTyped, ''))) return [];
  return [{ message: 'The URL path contains uppercase letters.' }];
});
