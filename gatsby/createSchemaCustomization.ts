import type { GatsbyNode, Node } from 'gatsby';
import { entryOfNode, isMdx, rendererDigest, renderNode } from './content/files';
import { imageFinderOf } from './content/images';

/** Adds `entry` (type and path) and `rendered` (HTML) to each Mdx node. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  const images = imageFinderOf(getNodesByType, cache, reporter);
  const { directory } = store.getState().program;
  actions.createTypes([
    `
    type ContentEntry {
      kind: String!
      path: String!
      file: String!
      title: String!
      headTitle: String
      description: String!
      date: String
      updated: String
      author: String
      tags: [String!]!
      section: String
      order: Int!
      rule: String
      status: String!
      published: Boolean!
    }
    type ContentHeading {
      id: String!
      text: String!
      depth: Int!
    }
    type ContentRendered {
      html: String!
      headings: [ContentHeading!]!
      words: Int!
      cover: ContentCover
    }
    type ContentCover {
      src: String!
      srcSet: String!
      sizes: String!
      width: String!
      height: String!
      avif: String!
      webp: String!
      backdrop: String!
      alt: String!
    }
    `,
    schema.buildObjectType({
      name: 'Mdx',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        entry: {
          type: 'ContentEntry',
          resolve: (node: Node) => {
            if (!isMdx(node)) return null;
            const result = entryOfNode(node);
            return 'entry' in result ? result.entry : null;
          },
        },
        rendered: {
          type: 'ContentRendered',
          resolve: async (node: Node) =>
            isMdx(node) ? (await renderNode(node, cache, rendererDigest(directory), images)).text : null,
        },
      },
    }),
  ]);
};
