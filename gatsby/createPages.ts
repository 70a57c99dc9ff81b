import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pathTo } from '../src/domain/routes';
import type { Entry, EntryKind } from '../src/site/content/entry';
import { problemsAcross } from './content/entries';
import { entryOfNode, isMdx, type MdxNode, rendererDigest, renderNode } from './content/files';

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

const templates: Record<EntryKind, string> = {
  post: template('BlogPost'),
  docs: template('DocsPage'),
  rule: template('RulePage'),
  page: template('ProsePage'),
};

/** One page a file of `content/`, the blog's list and one page a tag. Any fault in any file stops the build. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  const renderer = rendererDigest(store.getState().program.directory);
  const nodes = getNodesByType('Mdx').filter(isMdx);
  const read = nodes.map((node) => ({ node, result: entryOfNode(node) }));
  const files = read.flatMap(({ node, result }) =>
    'entry' in result ? [{ node, entry: result.entry }] : [],
  );
  const problems = [
    ...read.flatMap(({ result }) => ('problems' in result ? result.problems : [])),
    ...problemsAcross(files.map(({ entry }) => entry)),
    ...(await renderProblems(nodes, (node) => renderNode(node, cache, renderer))),
  ];
  if (problems.length > 0) {
    reporter.panicOnBuild(
      `The content has ${problems.length === 1 ? 'a fault' : 'faults'}:\n  ${problems.join('\n  ')}`,
    );
  }

  // `renderer` in the context makes Gatsby ask again when the code that renders has changed.
  const published = files.filter(({ entry }) => entry.published);
  for (const { node, entry } of published) {
    actions.createPage({
      path: entry.path,
      component: templates[entry.kind],
      context: { id: node.id, renderer },
    });
  }
  actions.createPage({ path: pathTo('blog'), component: template('BlogIndex'), context: { renderer } });
  for (const tag of tagsOf(published.map(({ entry }) => entry))) {
    actions.createPage({
      path: pathTo('blogTag', { tag }),
      component: template('BlogTag'),
      context: { tag, renderer },
    });
  }
};

const tagsOf = (entries: readonly Entry[]) => new Set(entries.flatMap(({ tags }) => tags));

/** Renders everything before a page is made, so that all faults are told at once; queries find the result cached. */
async function renderProblems(
  nodes: readonly MdxNode[],
  render: (node: MdxNode) => Promise<unknown>,
): Promise<string[]> {
  const outcomes = await Promise.allSettled(nodes.map(render));
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)]
      : [],
  );
}
