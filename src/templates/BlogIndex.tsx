import { graphql, type PageProps } from 'gatsby';
import { pathTo, routes } from '../domain/routes';
import { type PostEntry, PostList } from '../site/blog/PostList';
import { SiteHead } from '../site/head/SiteHead';
import { Layout } from '../site/layout/Layout';
import { PageTitle } from '../site/prose/PageTitle';
import { container } from '../site/style/layout';

interface BlogIndexData {
  readonly allMdx: { readonly nodes: readonly { readonly entry: PostEntry }[] };
}

const about = 'What we learn about links, crawlers and the ways in which sites break.';

export default function BlogIndex({ data }: PageProps<BlogIndexData>) {
  return (
    <Layout>
      <div css={container}>
        <PageTitle title={routes.blog.title} lead={about} />
        <PostList posts={data.allMdx.nodes.map(({ entry }) => entry)} />
      </div>
    </Layout>
  );
}

export const Head = () => <SiteHead title={routes.blog.title} description={about} path={pathTo('blog')} />;

export const query = graphql`
  query BlogIndex {
    allMdx(
      filter: { entry: { kind: { eq: "post" }, published: { eq: true } } }
      sort: { entry: { date: DESC } }
    ) {
      nodes {
        entry {
          path
          title
          description
          date
          tags
        }
      }
    }
  }
`;
