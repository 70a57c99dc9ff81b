import { clientOnlyRoots } from '../../src/domain/routes';
import type { Entry, Rendered } from '../../src/site/content/entry';

export interface LinkingText {
  readonly entry: Pick<Entry, 'path' | 'file' | 'published'>;
  readonly rendered: Pick<Rendered, 'headings' | 'links'>;
}

/**
 * A link checker whose own pages link to nowhere would be a poor one: such a link stops the build.
 * @param paths of every page that there is.
 * @returns one sentence for each link of the content that leads to no page, or to no heading of one.
 */
export function lostLinks(paths: Iterable<string>, content: readonly LinkingText[]): string[] {
  const known = new Set(paths);
  const anchors = new Map(
    content.map(({ entry, rendered }) => [entry.path, new Set(rendered.headings.map(({ id }) => id))]),
  );
  const leadsSomewhere = (link: string, from: string) => {
    const { pathname, hash } = new URL(link, `https://plumbline.invalid${from}`);
    const inApplication = clientOnlyRoots.some((root) => pathname.startsWith(`${root}/`));
    if (!known.has(pathname) && !inApplication && !madeLast.has(pathname)) return false;
    const ids = anchors.get(pathname);
    return hash === '' || ids === undefined || ids.has(decodeURIComponent(hash.slice(1)));
  };
  return content
    .filter(({ entry }) => entry.published)
    .flatMap(({ entry, rendered }) =>
      rendered.links
        .filter(({ href }) => !leadsSomewhere(href, entry.path))
        .map(({ href, line }) => `${entry.file}:${line}: The link ${href} leads to nothing on this site.`),
    );
}

/** Files that the build makes after the pages. */
const madeLast = new Set(['/rss.xml', '/sitemap.xml', '/robots.txt']);
