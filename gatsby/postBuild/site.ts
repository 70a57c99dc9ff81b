import type { CreatePagesArgs } from 'gatsby';
import type { Entry, Rendered } from '../../src/site/content/entry';

export interface BuiltPage {
  readonly entry: Entry;
  readonly rendered: Rendered;
}

/** What was built, for the steps that come after it. */
export interface BuiltSite {
  /** Every page, the application's too. */
  readonly paths: readonly string[];
  readonly content: readonly BuiltPage[];
  /** The folder of the repository, and the one that is published. */
  readonly root: string;
  readonly folder: string;
}

interface Listed {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allMdx: { readonly nodes: readonly BuiltPage[] };
}

export async function builtSite(graphql: CreatePagesArgs['graphql'], root: string): Promise<BuiltSite> {
  const { data, errors } = await graphql<Listed>(`
    {
      allSitePage { nodes { path } }
      allMdx {
        nodes {
          entry { kind path file title description date updated author tags section order rule published }
          rendered { html words headings { id text depth } }
        }
      }
    }
  `);
  if (!data) throw new Error(`The built pages could not be listed: ${String(errors)}`);
  return {
    paths: data.allSitePage.nodes.map(({ path }) => path),
    content: data.allMdx.nodes,
    root,
    folder: `${root}/public`,
  };
}
