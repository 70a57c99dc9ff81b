import { pathOf } from '#functions/audit/urls/url';
import { pageRule } from '../rule';

const longest = 200;

/** An address that is cut when people share it. */
export const urlTooLong = pageRule('url-too-long', ({ url, searchable }) => {
  const path = pathOf(url);
  if (!searchable || path.length <= longest) return [];
  // Letters beyond ASCII count as what people see, not as their codes.
  const { length } = decoded(path);
  if (length <= longest) return [];
  return [{ message: `The path of the address has ${length} characters.` }];
});

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
