import type { PageProps } from 'gatsby';
import { pathTo, routes } from '#domain/routes';
import { PostList } from '#site/blog/PostList';
import type { PostSummary } from '#site/blog/summaries';
import { Layout } from '#site/layout/Layout';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { container } from '#site/style/layout';

interface ChangelogContext {
  readonly changes: readonly PostSummary[];
}

const page = {
  path: pathTo('changelog'),
  title: routes.changelog.title,
  description: 'What’s new in Plumbline, newest first.',
};

/** The list of all changelog entries. */
export default function Changelog({ pageContext }: PageProps<object, ChangelogContext>) {
  return (
    <Layout>
      <div css={container}>
        <PageTitle title={page.title} lead={page.description} />
        <PostList posts={pageContext.changes} />
        <a href="/changelog.xml">RSS feed</a>
      </div>
    </Layout>
  );
}

export const Head = () => (
  <SiteHead {...page}>
    <PageData type="CollectionPage" page={page} />
  </SiteHead>
);
