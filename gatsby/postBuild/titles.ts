import { type RouteName, routeOf, routes } from '../../src/domain/routes';
import { hasPublicFace, isPublicPath } from '../../src/site/publicPath';
import type { BuiltSite } from './site';

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word. */
  readonly kind: string;
  /** The day on which its content last changed, where that is known. */
  readonly changed: string | null;
}

const kinds = { post: 'Blog', docs: 'Docs', rule: 'Rule', page: '' } as const;

/** Pages that lead nowhere by themselves: found by a wrong address, or by a form. */
const notFound: ReadonlySet<RouteName> = new Set(['notFound', 'waitlistJoined']);

/** Every page that is there to be found: for the sitemap, link previews, the search and the likely pages of a 404. */
export function publicPages({ paths, content }: Pick<BuiltSite, 'paths' | 'content'>): PublicPage[] {
  const entries = new Map(content.map(({ entry }) => [entry.path, entry]));
  return paths.filter(isFindable).map((path) => {
    const entry = entries.get(path);
    if (!entry)
      return { path, title: titleOf(path), kind: path.startsWith('/blog') ? 'Blog' : '', changed: null };
    return { path, title: entry.title, kind: kinds[entry.kind], changed: entry.updated ?? entry.date };
  });
}

function isFindable(path: string): boolean {
  const route = routeOf(path);
  return (isPublicPath(path) || hasPublicFace(path)) && route !== undefined && !notFound.has(route);
}

function titleOf(path: string): string {
  const tag = /^\/blog\/tag\/([^/]+)/.exec(path)?.[1];
  const route = routeOf(path);
  if (tag) return `Posts about ${tag}`;
  return route ? routes[route].title : path;
}
