import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pathTo } from '../domain/routes';
import { type PostEntry, PostList } from '../site/blog/PostList';
import { SiteHead } from '../site/head/SiteHead';
import { Layout } from '../site/layout/Layout';
import { PageTitle } from '../site/prose/PageTitle';
import { container } from '../site/style/layout';

interface BlogTagData {
  readonly allMdx: { readonly nodes: readonly { readonly entry: PostEntry }[] };
}

interface BlogTagContext {
  readonly tag: string;
}

export default function BlogTag({ data, pageContext }: PageProps<BlogTagData, BlogTagContext>) {
  const posts = data.allMdx.nodes.map(({ entry }) => entry);
  return (
    <Layout>
      <div css={container}>
        <PageTitle title={`Posts about ${pageContext.tag}`} />
        <PostList posts={posts} />
        <p>
          <a href={pathTo('blog')}>All posts</a>
        </p>
      </div>
    </Layout>
  );
}

export function Head({ pageContext: { tag } }: HeadProps<BlogTagData, BlogTagContext>) {
  return (
    <SiteHead
      title={`Posts about ${tag} · Blog`}
      description={`What the Plumbline blog says about ${tag}.`}
      path={pathTo('blogTag', { tag })}
    />
  );
}

export const query = graphql`
  query BlogTag($tag: String!) {
    allMdx(
      filter: { entry: { kind: { eq: "post" }, published: { eq: true }, tags: { in: [$tag] } } }
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
