import { type RouteName, routes } from '#domain/routes';

/** Returns the values of a route's parameters in a path that matches it. */
export function paramsOf(route: RouteName, path: string): Readonly<Record<string, string>> {
  const given = path.split('/');
  const entries = routes[route].path
    .split('/')
    .map((segment, at) => [segment, given[at] ?? ''] as const)
    .filter(([segment]) => segment.startsWith(':'))
    .map(([segment, value]) => [segment.slice(1), decode(value)] as const);
  return Object.fromEntries(entries);
}

/**
 * The escapes that `decodeURI` keeps. The router's pathname is `encodeURI(decodeURI(path))`, which encodes the “%” of
 * these again: “%3A” becomes “%253A”.
 */
const encodedTwice = /%25(?=3B|2F|3F|3A|40|26|3D|2B|24|2C|23)/gi;

function decode(given: string): string {
  const value = given.replace(encodedTwice, '%');
  try {
    const decoded = decodeURIComponent(value);
    // Keep an encoded “/”: one segment names one document, never a path of several.
    return decoded.includes('/') ? value : decoded;
  } catch {
    // A stray “%” in a typed URL matches no document, which the screen reports.
    return value;
  }
}
