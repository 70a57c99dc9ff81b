import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Tags } from '#site/blog/PostList';
import { Related } from '#site/blog/Related';
import { dayInWords, type PostPlace } from '#site/blog/summaries';
import { type Entry, type Rendered, readingMinutes } from '#site/entry';
import { Layout } from '#site/layout/Layout';
import { Picture } from '#site/mdx/elements';
import { Article } from '#site/prose/Article';
import { EditLink, PrevNext } from '#site/prose/PageEnd';
import { PageTitle } from '#site/prose/PageTitle';
import { PostData, SiteHead } from '#site/SiteHead';
import { StatusMark } from '#site/StatusMark';
import { color, space, text } from '#ui/theme/tokens';

interface BlogPostData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Rendered };
}

const byline = css`
  margin: 0 0 ${space(4)};
  color: ${color.inkFaint};
  font-size: ${text.sm};
`;

const ending = css`
  max-width: 65ch;
  margin-top: ${space(12)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
`;

export default function BlogPost({ data, pageContext }: PageProps<BlogPostData, PostPlace>) {
  const { entry, rendered } = data.mdx;
  const { previous, next, related } = pageContext;
  return (
    <Layout>
      <Article
        rendered={rendered}
        heading={
          <>
            <PostTitle entry={entry} words={rendered.words} />
            {rendered.cover && <Picture {...rendered.cover} first />}
          </>
        }
      >
        <footer css={ending}>
          <Tags tags={entry.tags} />
          <EditLink file={entry.file} />
        </footer>
        <PrevNext previous={previous} next={next} names={['Older post', 'Newer post']} />
      </Article>
      <Related posts={related} />
    </Layout>
  );
}

function PostTitle({ entry, words }: { entry: Entry; words: number }) {
  const { title, description, date, updated, author, status } = entry;
  return (
    <PageTitle title={title} lead={description}>
      <StatusMark status={status} date={date} />
      <p css={byline}>
        {date && <time dateTime={date}>{dayInWords(date)}</time>} · {author} · {readingMinutes(words)} min
        {updated && (
          <>
            {' '}
            · updated <time dateTime={updated}>{dayInWords(updated)}</time>
          </>
        )}
      </p>
    </PageTitle>
  );
}

export function Head({ data }: HeadProps<BlogPostData>) {
  const { title, description, path, date, updated } = data.mdx.entry;
  return (
    <SiteHead title={title} description={description} path={path} type="article">
      {date && <meta property="article:published_time" content={date} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      <PostData entry={data.mdx.entry} words={data.mdx.rendered.words} />
    </SiteHead>
  );
}

export const query = graphql`
  query BlogPost($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        description
        date
        updated
        author
        tags
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
        words
        cover {
          src
          srcSet
          sizes
          width
          height
          avif
          webp
          backdrop
          alt
        }
      }
    }
  }
`;
