import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isRuleId } from '#domain/rules';
import { DocsLayout } from '#site/docs/DocsLayout';
import { RuleFacts } from '#site/docs/RuleFacts';
import type { DocsPlace } from '#site/docs/tree';
import type { Entry, Rendered } from '#site/entry';
import { DocsData, SiteHead } from '#site/SiteHead';

interface DocsPageData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Rendered };
}

/** A docs page or a rule's page. */
export default function DocsPage({ data, pageContext }: PageProps<DocsPageData, DocsPlace>) {
  const { entry, rendered } = data.mdx;
  return (
    <DocsLayout entry={entry} rendered={rendered} place={pageContext}>
      {entry.rule !== null && isRuleId(entry.rule) && <RuleFacts rule={entry.rule} />}
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<DocsPageData>) {
  const { title, headTitle, description, path, section } = data.mdx.entry;
  const ofDocs = path === '/docs' || section === 'Rules' ? title : `${title} · Docs`;
  return (
    <SiteHead title={headTitle ?? ofDocs} cardTitle={title} description={description} path={path}>
      <DocsData entry={data.mdx.entry} />
    </SiteHead>
  );
}

export const query = graphql`
  query DocsPage($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        headTitle
        description
        file
        section
        rule
        status
        date
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
