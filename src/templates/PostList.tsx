import type { HeadProps, PageProps } from 'gatsby';
import { pathTo, routes } from '#domain/routes';
import { ListEnds, PostList } from '#site/blog/PostList';
import type { PostSummary } from '#site/blog/summaries';
import { Layout } from '#site/layout/Layout';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { container } from '#site/style/layout';

interface ListContext {
  readonly tag: string | null;
  readonly posts: readonly PostSummary[];
  readonly newer: string | null;
  readonly older: string | null;
  readonly page: number;
  readonly pages: number;
}

const about = 'What we’ve learned about links, crawlers and how websites break.';

/** The list of all posts, or of those with one tag, twenty per page. */
export default function PostListPage({ pageContext }: PageProps<object, ListContext>) {
  const { tag, posts, newer, older } = pageContext;
  return (
    <Layout>
      <div css={container}>
        <PageTitle
          title={tag === null ? routes.blog.title : `Posts about ${tag}`}
          lead={tag === null ? about : undefined}
        >
          {tag !== null && <a href={pathTo('blog')}>All posts</a>}
        </PageTitle>
        <PostList posts={posts} />
        <ListEnds newer={newer} older={older} />
      </div>
    </Layout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, ListContext>) {
  const { tag, page, pages } = pageContext;
  const place = page > 1 ? `, page ${page} of ${pages}` : '';
  const path = location.pathname;
  const title = `${tag === null ? routes.blog.title : `Posts about ${tag}`}${place}`;
  const description = `${tag === null ? about : `Plumbline blog posts about ${tag}.`}${place && ` Page ${page} of ${pages}.`}`;
  return (
    <SiteHead title={title} description={description} path={path}>
      <PageData type={tag === null ? 'Blog' : 'CollectionPage'} page={{ path, title, description }} />
    </SiteHead>
  );
}
