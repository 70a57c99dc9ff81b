import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isRuleId } from '../domain/rules';
import type { Entry, Rendered } from '../site/content/entry';
import { DocsLayout } from '../site/docs/DocsLayout';
import { RuleFacts } from '../site/docs/RuleFacts';
import type { TreeEntry } from '../site/docs/tree';
import { SiteHead } from '../site/head/SiteHead';

interface RulePageData {
  readonly mdx: { readonly entry: Entry; readonly rendered: Rendered };
  readonly allMdx: { readonly nodes: readonly { readonly entry: TreeEntry }[] };
}

export default function RulePage({ data }: PageProps<RulePageData>) {
  const { entry, rendered } = data.mdx;
  return (
    <DocsLayout entry={entry} rendered={rendered} pages={data.allMdx.nodes.map((node) => node.entry)}>
      {entry.rule !== null && isRuleId(entry.rule) && <RuleFacts rule={entry.rule} />}
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<RulePageData>) {
  const { title, description, path } = data.mdx.entry;
  return <SiteHead title={`${title} · Rules`} description={description} path={path} />;
}

export const query = graphql`
  query RulePage($id: String!) {
    mdx(id: { eq: $id }) {
      entry {
        path
        title
        description
        file
        rule
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
    allMdx(filter: { entry: { kind: { in: ["docs", "rule"] } } }) {
      nodes {
        entry {
          path
          title
          section
          order
        }
      }
    }
  }
`;
