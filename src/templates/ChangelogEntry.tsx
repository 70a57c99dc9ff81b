import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pathTo } from '#domain/routes';
import { dayInWords, type PostPlace } from '#site/blog/summaries';
import type { Entry, Rendered } from '#site/entry';
import { Layout } from '#site/layout/Layout';
import { Article } from '#site/prose/Article';
import { EditLink, PrevNext } from '#site/prose/PageEnd';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { StatusMark } from '#site/StatusMark';
import { color, space, text } from '#ui/theme/tokens';

interface EntryData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Pick<Rendered, 'html' | 'headings'> };
}

export default function ChangelogEntry({ data, pageContext }: PageProps<EntryData, PostPlace>) {
  const { entry, rendered } = data.mdx;
  return (
    <Layout>
      <Article
        rendered={rendered}
        heading={
          <PageTitle title={entry.title} lead={entry.description}>
            <StatusMark status={entry.status} date={entry.date} />
            <p css={{ margin: `0 0 ${space(4)}`, color: color.inkFaint, fontSize: text.sm }}>
              <a href={pathTo('changelog')}>Changelog</a>
              {entry.date && (
                <>
                  {' '}
                  · <time dateTime={entry.date}>{dayInWords(entry.date)}</time>
                </>
              )}
            </p>
          </PageTitle>
        }
      >
        <EditLink file={entry.file} />
        <PrevNext previous={pageContext.previous} next={pageContext.next} names={['Older', 'Newer']} />
      </Article>
    </Layout>
  );
}

export function Head({ data }: HeadProps<EntryData>) {
  const { entry } = data.mdx;
  return (
    <SiteHead
      title={`${entry.title} · Changelog`}
      description={entry.description}
      path={entry.path}
      type="article"
    >
      <PageData type="WebPage" page={entry} />
    </SiteHead>
  );
}

export const query = graphql`
  query ChangelogEntry($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        description
        date
        status
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
  }
`;
