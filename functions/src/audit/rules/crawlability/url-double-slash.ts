import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

/** Reports double slashes in a page's path. A segment is missing, or segments were joined without care. */
export const urlDoubleSlash = pageRule('url-double-slash', ({ url, searchable }) => {
  // Skips the two slashes before the host.
  if (!searchable || !url.includes('//', 'https://'.length)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  // The URL of an archived page contains another whole URL.
  if (!path.includes('//') || /https?:\/\//i.test(path)) return [];
  return [{ message: 'The URL path contains a double slash.' }];
});
