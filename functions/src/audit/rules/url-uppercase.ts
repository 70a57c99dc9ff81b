import { pathOf } from '../urls/url';
import { pageRule } from './rule';

/** Capital letters in a page's path; percent codes and what a query holds don't matter. */
export const urlUppercase = pageRule('url-uppercase', ({ url, searchable }) => {
  if (!searchable || !/[A-Z]/.test(url)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  if (!/[A-Z]/.test(path.replace(/%[0-9A-F]{2}/gi, ''))) return [];
  return [{ message: 'The address has capital letters, which people type small.' }];
});
