import { clientOnlyRoots, routeOf, routes } from '../../src/domain/routes';
import { decoded } from '../../src/domain/url';
import type { Entry, Rendered, TextLink } from '../../src/site/entry';
import { isPublished } from './images';
import { closestName, closestPath } from './likely';

export interface LinkingText {
  readonly entry: Pick<Entry, 'path' | 'file' | 'published' | 'status' | 'date'>;
  readonly rendered: Pick<Rendered, 'html' | 'links'>;
}

/**
 * Checks the links of the content. A link checker with broken links of its own would be embarrassing, so they stop the
 * build.
 * @param lists paths of the pages that list several texts.
 * @param siteUrl where the site is published, without a trailing slash.
 * @param redirects the new path of each renamed page.
 * @returns one sentence for each link to a missing page or heading.
 */
export function brokenLinks(
  lists: readonly string[],
  content: readonly LinkingText[],
  siteUrl: string,
  redirects: ReadonlyMap<string, string> = new Map(),
): string[] {
  const known = new Map<string, LinkingText | undefined>([
    ...[...fixedPaths, ...lists].map((path): [string, undefined] => [path, undefined]),
    ...content.map((text): [string, LinkingText] => [text.entry.path, text]),
  ]);
  const pages = [...known].filter(([, text]) => text?.entry.published !== false).map(([path]) => path);
  return (
    content
      // A scheduled text is checked now, because nobody watches the build on its date.
      .filter(({ entry }) => entry.published || entry.status === 'scheduled')
      .flatMap(({ entry, rendered }) =>
        rendered.links.flatMap(({ href, line }) => {
          const words = wordsAbout(href, entry);
          return words ? [`${entry.file}:${line}: The link ${href || 'without a URL'} ${words}`] : [];
        }),
      )
  );

  function wordsAbout(href: TextLink['href'], from: LinkingText['entry']): string | undefined {
    const base = `${siteUrl}${from.path}`;
    if (href === '' || !URL.canParse(href, base)) return 'isn’t valid: use a URL such as /docs/jobs.';
    const { origin, pathname, hash } = new URL(href, base);
    if (origin !== new URL(siteUrl).origin) return undefined;
    if (isClientRendered(pathname) || isPublished(pathname)) return undefined;
    if (!known.has(pathname))
      return `leads to a page that doesn’t exist: ${suggestion(redirects.get(pathname) ?? closestPath(pathname, pages))}`;
    const text = known.get(pathname);
    const waits = text?.entry.published === false ? text.entry : undefined;
    if (waits?.status === 'scheduled' && isEarlier(from, waits))
      return `leads to a text that isn’t published before ${waits.date}: add the link then, or change one of the two dates.`;
    if (waits?.status === 'draft') return 'leads to a draft: publish the draft too, or remove the link.';
    const id = decoded(hash.slice(1));
    if (id === '') return undefined;
    if (!text) return `has a fragment, but ${pathname} isn’t made from a text: remove ${hash}.`;
    const ids = idsIn(text.rendered.html);
    if (ids.includes(id)) return undefined;
    const likely = closestName(id, ids);
    return `leads to a heading that doesn’t exist on ${pathname}: ${suggestion(likely && `#${likely}`)}`;
  }
}

/** A published text is earlier than every scheduled one. */
const isEarlier = (from: LinkingText['entry'], to: LinkingText['entry']) =>
  from.published || (from.date ?? '') < (to.date ?? '');

/** Routes that the browser renders from one HTML file. Their anchors can't be checked here. */
export const isClientRendered = (path: string) =>
  clientOnlyRoots.some((root) => path.startsWith(`${root}/`)) && routeOf(path) !== undefined;

const suggestion = (likely: string | undefined) =>
  likely ? `did you mean ${likely}?` : 'correct the URL, or remove the link.';

/** Pages without a text, and files that are generated after the pages. */
export const fixedPaths = [
  ...Object.values(routes)
    .filter(({ path, area }) => !path.includes(':') && area !== 'dev')
    .map(({ path }) => path),
  ...['/rss.xml', '/changelog.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt'],
];

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
