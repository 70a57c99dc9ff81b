import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Entry, Rendered } from '../site/content/entry';
import { SiteHead } from '../site/head/SiteHead';
import { Layout } from '../site/layout/Layout';
import { Article } from '../site/prose/Article';
import { PageTitle } from '../site/prose/PageTitle';

interface ProsePageData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Pick<Rendered, 'html' | 'headings'> };
}

/** A page that is one MDX file: about, pricing. */
export default function ProsePage({ data }: PageProps<ProsePageData>) {
  const { entry, rendered } = data.mdx;
  return (
    <Layout>
      <Article
        kind="Page"
        rendered={rendered}
        heading={<PageTitle title={entry.title} lead={entry.description} />}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<ProsePageData>) {
  const { title, description, path } = data.mdx.entry;
  return <SiteHead title={title} description={description} path={path} />;
}

export const query = graphql`
  query ProsePage($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        description
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
  }
`;
