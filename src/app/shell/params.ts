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

function decode(value: string): string {
  try {
    const decoded = decodeURIComponent(value);
    // Keep an encoded “/”: one segment names one document, never a path of several.
    return decoded.includes('/') ? value : decoded;
  } catch {
    // A stray “%” in a typed URL matches no document, which the screen reports.
    return value;
  }
}
