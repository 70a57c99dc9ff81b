import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache, Node, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { ContentProblem, type TreeNode, walk } from './guard';

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

/** Every picture has words for those who can't see it, and a file beside the text; both are checked here. */
export async function placeImages(tree: TreeNode, file: string, find: ImageFinder): Promise<void> {
  const pictures: TreeNode[] = [];
  walk(tree, (node) => {
    const name = node.tagName ?? node.name;
    if (name === 'img' || name === 'Figure') pictures.push(node);
  });
  for (const node of pictures) {
    const source = attribute(node, 'src');
    const alt = attribute(node, 'alt');
    if (!alt.trim()) {
      throw new ContentProblem(
        node,
        `The picture ${source} has no text alternative: say in "alt" what it shows.`,
      );
    }
    if (!/^\.{1,2}\//.test(source)) {
      throw new ContentProblem(
        node,
        `The picture “${source}” must be a file beside the text, such as ./images/x.png.`,
      );
    }
    const found = await find(join(process.cwd(), dirname(file), source));
    if (!found) throw new ContentProblem(node, `There is no picture ${source}.`);
    for (const [name, value] of Object.entries(found)) setAttribute(node, name, value);
  }
}

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
