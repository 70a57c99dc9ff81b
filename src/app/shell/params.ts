import { type RouteName, routes } from '#domain/routes';

/** The values of a route's parameters in a path that belongs to it. */
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
    // An encoded “/” stays so: one segment names one document, and no path of several.
    return decoded.includes('/') ? value : decoded;
  } catch {
    // A stray “%” in a typed address: it names nothing we have, and the screen says so.
    return value;
  }
}
