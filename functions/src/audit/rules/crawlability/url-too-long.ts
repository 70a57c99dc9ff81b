import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

const longest = 200;

/** Reports URLs that are truncated when they are shared. */
export const urlTooLong = pageRule('url-too-long', ({ url, searchable }) => {
  const path = pathOf(url);
  if (!searchable || path.length <= longest) return [];
  // Counts characters beyond ASCII as displayed, not as their percent codes.
  const { length } = decoded(path);
  if (length <= longest) return [];
  return [{ message: `The URL path has ${length} characters.` }];
});

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
