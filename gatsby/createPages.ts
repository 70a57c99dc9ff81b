import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pathTo } from '../src/domain/routes';
import { newestFirst, type PostPlace, placesAmong, summariesOf } from '../src/site/blog/summaries';
import { type DocsPlace, placesIn, treeOf } from '../src/site/docs/tree';
import type { EntryKind } from '../src/site/entry';
import { siteUrl } from '../src/site/urls';
import { problemsAcross } from './content/entries';
import {
  entryOfNode,
  isHiddenDraft,
  isMdx,
  lineIn,
  placeOfNode,
  rendererDigest,
  renderNode,
} from './content/files';
import { imageFinderOf } from './content/images';
import { brokenLinks, type LinkingText } from './content/links';
import { listPages } from './content/lists';
import { formatProblems, problemsOf } from './content/sources';

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
  const renderer = rendererDigest(store.getState().program.directory);
  const images = imageFinderOf(getNodesByType, cache, reporter);
  const nodes = getNodesByType('Mdx').filter(isMdx);
  const drafts = nodes.filter(isHiddenDraft);
  const read = nodes
    .filter((node) => !drafts.includes(node))
    .map((node) => ({ node, result: entryOfNode(node) }));
  const files = read.flatMap(({ node, result }) =>
    'entry' in result ? [{ node, entry: result.entry }] : [],
  );
  const validDrafts: LinkingText[] = drafts.flatMap((node) => {
    const result = entryOfNode(node);
    return 'entry' in result ? [{ entry: result.entry, rendered: { html: '', links: [] } }] : [];
  });
  const digests = new Map<string, string>();
  const problems = [
    ...read.flatMap(({ result }) => ('problems' in result ? result.problems : [])),
    ...problemsAcross(
      files.map(({ entry }) => entry),
      lineIn,
    ),
    // Renders everything before creating pages, so all problems are reported together. Queries then use the cache.
    ...(await problemsOf(read, async ({ node, result }) => {
      const { text: rendered, digest } = await renderNode(node, cache, renderer, images);
      if ('entry' in result) validDrafts.push({ entry: result.entry, rendered });
      digests.set(node.id, digest);
    })),
  ];
  const published = files.filter(({ entry }) => entry.published);
  const posts = newestFirst(published.map(({ entry }) => entry).filter(({ kind }) => kind === 'post'));
  const changes = newestFirst(published.map(({ entry }) => entry).filter(({ kind }) => kind === 'change'));
  const lists = listPages(posts);
  // A text with problems still has its path, so links to it aren't reported as broken.
  const places = read.flatMap(({ node }) => placeOfNode(node)?.path ?? []);
  const paths = [...places, ...lists.map(({ path }) => path)];
  problems.push(...brokenLinks(paths, validDrafts, siteUrl));
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));

  const neighborsOf = new Map<string, DocsPlace | PostPlace>([
    ...placesIn(treeOf(published.map(({ entry }) => entry))),
    ...placesAmong(posts),
    ...placesAmong(changes),
  ]);
  for (const { node, entry } of published) {
    actions.createPage({
      path: entry.path,
      component: templates[entry.kind],
      // With `renderer` and `text` in the context, Gatsby queries again if the rendering code or an image has changed.
      context: { id: node.id, renderer, text: digests.get(node.id), ...neighborsOf.get(entry.path) },
    });
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
