import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { dayInWords } from '../site/blog/day';
import { Tags } from '../site/blog/Tags';
import { type Entry, type Rendered, readingMinutes } from '../site/content/entry';
import { SiteHead } from '../site/head/SiteHead';
import { Layout } from '../site/layout/Layout';
import { PageTitle } from '../site/prose/PageTitle';
import { Prose } from '../site/prose/Prose';
import { container } from '../site/style/layout';
import { color, space, text } from '../ui/theme/tokens';

interface BlogPostData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Pick<Rendered, 'html' | 'words'> };
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

export default function BlogPost({ data }: PageProps<BlogPostData>) {
  const { entry, rendered } = data.mdx;
  return (
    <Layout>
      <article css={container}>
        <PageTitle title={entry.title} lead={entry.description}>
          <p css={byline}>
            {entry.date && <time dateTime={entry.date}>{dayInWords(entry.date)}</time>} · {entry.author} ·{' '}
            {readingMinutes(rendered.words)} min
            {entry.updated && (
              <>
                {' '}
                · updated <time dateTime={entry.updated}>{dayInWords(entry.updated)}</time>
              </>
            )}
          </p>
        </PageTitle>
        <Prose html={rendered.html} />
        <footer css={ending}>
          <Tags tags={entry.tags} />
        </footer>
      </article>
    </Layout>
  );
}

export function Head({ data }: HeadProps<BlogPostData>) {
  const { title, description, path, date, updated } = data.mdx.entry;
  return (
    <SiteHead title={title} description={description} path={path} type="article">
      {date && <meta property="article:published_time" content={date} />}
      {updated && <meta property="article:modified_time" content={updated} />}
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
      }
      rendered {
        html
        words
      }
    }
  }
`;
