import type { GatsbyNode } from 'gatsby';
import { entryOfNode, isMdx, rendererDigest, renderNode } from './content/files';
import { imageFinderOf } from './content/images';
import { lostLinks } from './content/links';

/**
 * All pages are known here, each time that they have changed: links to nowhere stop a build, and are told to whoever
 * writes under `gatsby develop`. Texts with other faults have been told of, and wait.
 */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  const { pages, program } = store.getState();
  const renderer = rendererDigest(program.directory);
  const images = imageFinderOf(getNodesByType, cache, reporter);
  const texts = await Promise.allSettled(
    getNodesByType('Mdx')
      .filter(isMdx)
      .map(async (node) => {
        const result = entryOfNode(node);
        return 'entry' in result
          ? [{ entry: result.entry, rendered: await renderNode(node, cache, renderer, images) }]
          : [];
      }),
  );
  const sound = texts.flatMap((text) => (text.status === 'fulfilled' ? text.value : []));
  const lost = lostLinks(pages.keys(), sound);
  if (lost.length > 0) reporter.panicOnBuild(`Links to nowhere in the content:\n  ${lost.join('\n  ')}`);
};
