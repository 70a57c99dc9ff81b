import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache, Node, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { decoded } from '../../src/site/search/nearest';
import { type ContentFault, type TreeNode, walk } from './tree';

/** Attributes of an <img> with its other sizes and formats; `src/site/mdx/Picture.tsx` makes a <picture> of them. */
export interface ImageAttributes {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: string;
  readonly height: string;
  readonly avif: string;
  readonly webp: string;
  readonly backdrop: string;
}

/** Finds and prepares a picture by its absolute path; undefined when there is no such file. */
export type ImageFinder = (absolutePath: string) => Promise<ImageAttributes | undefined>;

/** Wide enough for the text's column on a screen of twice the density. */
const widest = 760;

export function imageFinderOf(
  getNodesByType: (type: string) => Node[],
  cache: GatsbyCache,
  reporter: Reporter,
): ImageFinder {
  return async (absolutePath) => {
    const file = getNodesByType('File').find((node) => Reflect.get(node, 'absolutePath') === absolutePath);
    if (!file || !existsSync(absolutePath)) return undefined;
    const data = await generateImageData({
      file,
      args: {
        layout: 'constrained',
        width: widest,
        formats: ['auto', 'webp', 'avif'],
        placeholder: 'dominantColor',
      },
      reporter,
      cache,
    });
    return data && attributesOf(data);
  };
}

function attributesOf({ images, width, height, backgroundColor }: IGatsbyImageData): ImageAttributes {
  const source = (type: string) => images.sources?.find((each) => each.type === type)?.srcSet ?? '';
  return {
    src: images.fallback?.src ?? '',
    srcSet: images.fallback?.srcSet ?? '',
    sizes: images.fallback?.sizes ?? '',
    width: String(width),
    height: String(height),
    avif: source('image/avif'),
    webp: source('image/webp'),
    backdrop: backgroundColor ?? '',
  };
}

/**
 * Every picture gets its sizes and formats.
 * @returns those that have no words for people who can't see them, or no file beside the text.
 */
export async function placeImages(tree: TreeNode, file: string, find: ImageFinder): Promise<ContentFault[]> {
  const pictures: TreeNode[] = [];
  walk(tree, (node) => {
    const name = node.tagName ?? node.name;
    if (name === 'img' || name === 'Figure') pictures.push(node);
  });
  const faults: ContentFault[] = [];
  for (const node of pictures) {
    const source = attribute(node, 'src');
    if (!attribute(node, 'alt').trim()) {
      faults.push({
        node,
        words: `The picture ${source} has no words: say what it shows, ${exampleFor(node)}.`,
      });
    }
    if (!/^\.{1,2}\//.test(source)) {
      faults.push({
        node,
        words: `The picture “${source}” must be a file beside the text, such as ./images/x.png.`,
      });
      continue;
    }
    const path = join(dirname(file), decoded(source));
    const found = await find(join(process.cwd(), path));
    if (!found)
      faults.push({
        node,
        words: `There is no picture ${source}: put it at ${path}, or mend its name here.`,
      });
    for (const [name, value] of Object.entries(found ?? {})) setAttribute(node, name, value);
  }
  return faults;
}

const exampleFor = (node: TreeNode) =>
  node.properties ? 'as in ![What it shows](./images/x.png)' : 'as in alt="What it shows"';

function attribute(node: TreeNode, name: string): string {
  const held = node.properties
    ? node.properties[name]
    : node.attributes?.find((each) => each.name === name)?.value;
  return typeof held === 'string' ? held : '';
}

function setAttribute(node: TreeNode, name: string, value: string): void {
  if (node.properties) {
    node.properties[name] = value;
    return;
  }
  const others = (node.attributes ?? []).filter((each) => each.name !== name);
  node.attributes = [...others, { type: 'mdxJsxAttribute', name, value }];
}
