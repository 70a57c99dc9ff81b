import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pathTo } from '../src/domain/routes';
import { type PostPlace, placesAmong, summariesOf } from '../src/site/blog/summaries';
import { type DocsPlace, placesIn, treeOf } from '../src/site/docs/tree';
import type { EntryKind } from '../src/site/entry';
import { checkContent } from './content/check';
import { isMdx, rendererDigest, renderNode } from './content/files';
import { imageFinderOf } from './content/images';
import { redirectsOf } from './content/redirects';
import { formatProblems } from './content/sources';

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

const templates: Record<EntryKind, string> = {
  post: template('BlogPost'),
  docs: template('DocsPage'),
  rule: template('DocsPage'),
  page: template('ProsePage'),
  change: template('ChangelogEntry'),
};

/** Creates one page per file of `content/`, and the lists of posts. Any problem in any file stops the build. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  const { directory } = store.getState().program;
  const renderer = rendererDigest(directory);
  const images = imageFinderOf(getNodesByType, cache, reporter);
  const nodes = getNodesByType('Mdx').filter(isMdx);
  const { problems, published, posts, changes, lists } = await checkContent(directory, nodes, (node) =>
    renderNode(node, cache, renderer, images),
  );
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));

  const neighborsOf = new Map<string, DocsPlace | PostPlace>([
    ...placesIn(treeOf(published.map(({ entry }) => entry))),
    ...placesAmong(posts),
    ...placesAmong(changes),
  ]);
  for (const { node, entry, digest } of published) {
    actions.createPage({
      path: entry.path,
      component: templates[entry.kind],
      // With `renderer` and `text` in the context, Gatsby queries again if the rendering code or an image has changed.
      context: { id: node.id, renderer, text: digest, ...neighborsOf.get(entry.path) },
    });
  }
  // Hosting redirects the published site. Gatsby's server only knows these.
  for (const { source, destination } of redirectsOf(published.map(({ entry }) => entry))) {
    const redirectInBrowser = process.env.NODE_ENV === 'development';
    actions.createRedirect({ fromPath: source, toPath: destination, isPermanent: true, redirectInBrowser });
  }
  const component = template('PostList');
  for (const { path, ...context } of lists) {
    actions.createPage({ path, component, context: { renderer, ...context } });
  }
  actions.createPage({
    path: pathTo('changelog'),
    component: template('Changelog'),
    context: { renderer, changes: summariesOf(changes) },
  });
};
