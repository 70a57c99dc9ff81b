import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Entry, Rendered } from '../site/content/entry';
import { DocsLayout } from '../site/docs/DocsLayout';
import type { TreeEntry } from '../site/docs/tree';
import { SiteHead } from '../site/head/SiteHead';

interface DocsPageData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Rendered };
  readonly allMdx: { readonly nodes: readonly { readonly entry: TreeEntry }[] };
}

export default function DocsPage({ data }: PageProps<DocsPageData>) {
  const { entry, rendered } = data.mdx;
  return <DocsLayout entry={entry} rendered={rendered} pages={data.allMdx.nodes.map((node) => node.entry)} />;
}

export function Head({ data }: HeadProps<DocsPageData>) {
  const { title, description, path } = data.mdx.entry;
  return (
    <SiteHead title={path === '/docs' ? 'Docs' : `${title} · Docs`} description={description} path={path} />
  );
}

export const query = graphql`
  query DocsPage($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        description
        file
      }
      rendered {
        html
        headings {
          id
          text
          depth
        }
      }
    }
    allMdx(filter: { entry: { kind: { in: ["docs", "rule"] } } }) {
      nodes {
        entry {
          path
          title
          section
          order
        }
      }
    }
  }
`;
