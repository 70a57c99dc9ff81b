import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

/** Two slashes in a row in a page's path: a piece is missing between them, or was joined without care. */
export const urlDoubleSlash = pageRule('url-double-slash', ({ url, searchable }) => {
  // Two of them stand before every host.
  if (!searchable || !url.includes('//', 'https://'.length)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  // An archive's address holds a whole other one.
  if (!path.includes('//') || /https?:\/\//i.test(path)) return [];
  return [{ message: 'The path of the address has two slashes in a row.' }];
});
