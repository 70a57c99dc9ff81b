import type { GatsbyNode } from 'gatsby';
import { clientOnlyRoots } from '../src/domain/routes';
import type { Entry, Rendered } from '../src/site/content/entry';

interface BuiltContent {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allMdx: {
    readonly nodes: readonly {
      readonly entry: Pick<Entry, 'file' | 'path' | 'published'>;
      readonly rendered: Pick<Rendered, 'links' | 'headings'>;
    }[];
  };
}

/** A link checker whose own pages link to nowhere would be a poor one: such a link stops the build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<BuiltContent>(`
    {
      allSitePage { nodes { path } }
      allMdx { nodes { entry { file path published } rendered { links headings { id } } } }
    }
  `);
  if (!data) throw new Error(`The built pages could not be listed: ${String(errors)}`);
  const paths = new Set(data.allSitePage.nodes.map(({ path }) => path));
  const anchors = new Map(
    data.allMdx.nodes.map(({ entry, rendered }) => [
      entry.path,
      new Set(rendered.headings.map(({ id }) => id)),
    ]),
  );
  const leadsSomewhere = (link: string, from: string) => {
    const { pathname, hash } = new URL(link, `https://plumbline.invalid${from}`);
    const inApplication = clientOnlyRoots.some((root) => pathname.startsWith(`${root}/`));
    if (!paths.has(pathname) && !inApplication) return false;
    const known = anchors.get(pathname);
    return hash === '' || known === undefined || known.has(decodeURIComponent(hash.slice(1)));
  };
  const lost = data.allMdx.nodes
    .filter(({ entry }) => entry.published)
    .flatMap(({ entry, rendered }) =>
      rendered.links
        .filter((link) => !leadsSomewhere(link, entry.path))
        .map((link) => `${entry.file}: links to ${link}, which is not there`),
    );
  if (lost.length > 0) reporter.panicOnBuild(`Links to nowhere in the content:\n  ${lost.join('\n  ')}`);
};
