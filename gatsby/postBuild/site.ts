import type { ParentSpanPluginArgs } from 'gatsby';
import { hasPublicFace, isPublicPath, type RouteName, routeOf, routes } from '../../src/domain/routes';
import type { Entry, Rendered } from '../../src/site/entry';
import type { PageName } from '../../src/site/search/nearest';
import { validTexts } from '../content/files';

export interface BuiltPage {
  readonly entry: Entry;
  readonly rendered: Rendered;
}

/** The result of the build, for the steps that follow it. */
export interface BuiltSite {
  /** All pages, including the application's. */
  readonly paths: readonly string[];
  readonly content: readonly BuiltPage[];
  /** The repository's folder, and the published one. */
  readonly root: string;
  readonly folder: string;
}

export async function builtSite(args: ParentSpanPluginArgs): Promise<BuiltSite> {
  const { pages, program } = args.store.getState();
  return {
    paths: [...pages.keys()],
    content: await validTexts(args),
    root: program.directory,
    folder: `${program.directory}/public`,
  };
}

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** The type of the page, in one word. */
  readonly kind: string;
  /** The date of the last change to its content, if known. */
  readonly changed: string | null;
}

const kinds = { post: 'Blog', docs: 'Docs', rule: 'Rule', page: '', change: 'Changelog' } as const;

/** Pages that users only reach through a wrong URL or a form. */
const notFound: ReadonlySet<RouteName> = new Set(['notFound', 'waitlistJoined']);

/** Every page that should be found, for the sitemap and link previews. */
export function publicPages({ paths, content }: Pick<BuiltSite, 'paths' | 'content'>): PublicPage[] {
  const entries = new Map(content.map(({ entry }) => [entry.path, entry]));
  return paths.filter(isFindable).map((path) => {
    const entry = entries.get(path);
    if (!entry)
      return { path, title: titleOf(path), kind: path.startsWith('/blog') ? 'Blog' : '', changed: null };
    return { path, title: entry.title, kind: kinds[entry.kind], changed: entry.updated ?? entry.date };
  });
}

/** Pages of the application that visitors search for by name. */
const doors: Partial<Record<RouteName, readonly string[]>> = {
  login: ['login', 'sign in', 'signin', 'account'],
  signup: ['register', 'account', 'join'],
  reset: ['forgot', 'forgotten', 'lost'],
  dashboard: ['app', 'my jobs'],
};

/** Every page that a search query or a wrong URL can mean. */
export function pageNames(site: Pick<BuiltSite, 'paths' | 'content'>): PageName[] {
  const keywords = new Map(
    site.content.map(({ entry }) => [
      entry.path,
      entry.headTitle ? [...entry.keywords, entry.headTitle] : entry.keywords,
    ]),
  );
  const texts = publicPages(site).map(({ path, title, kind }) => ({
    path,
    title,
    kind: kind || undefined,
    keywords: keywords.get(path)?.length ? keywords.get(path) : undefined,
  }));
  const others = site.paths.flatMap((path) => {
    const route = routeOf(path);
    const words = route && doors[route];
    return words ? [{ path, title: routes[route].title, keywords: words }] : [];
  });
  return [...texts, ...others];
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
