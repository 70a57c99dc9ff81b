import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pathTo } from '#domain/routes';
import type { Entry, Rendered } from '#site/entry';
import { Layout } from '#site/layout/Layout';
import { Article } from '#site/prose/Article';
import { EditLink } from '#site/prose/PageEnd';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { primaryAction } from '#site/style/layout';
import { space } from '#ui/theme/tokens';

interface ProsePageData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Pick<Rendered, 'html' | 'headings'> };
}

const ending = css`
  margin: ${space(12)} 0 0;
`;

/** Pages for which schema.org has a type. */
const types: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  [pathTo('about')]: 'AboutPage',
  [pathTo('contact')]: 'ContactPage',
};

/** A page made from a single MDX file, such as about or pricing. */
export default function ProsePage({ data }: PageProps<ProsePageData>) {
  const { entry, rendered } = data.mdx;
  return (
    <Layout>
      <Article rendered={rendered} heading={<PageTitle title={entry.title} lead={entry.description} />}>
        {entry.path === pathTo('pricing') && (
          <p css={ending} data-place="pricing">
            <a href={pathTo('signup')} css={primaryAction}>
              Sign up
            </a>
          </p>
        )}
        <EditLink file={entry.file} />
      </Article>
    </Layout>
  );
}

export function Head({ data }: HeadProps<ProsePageData>) {
  const { entry } = data.mdx;
  return (
    <SiteHead title={entry.title} description={entry.description} path={entry.path}>
      <PageData type={types[entry.path] ?? 'WebPage'} page={entry} />
    </SiteHead>
  );
}

export const query = graphql`
  query ProsePage($id: String!) {
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
  }
`;
