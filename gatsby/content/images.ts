import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { GatsbyCache, Node, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { decoded } from '../../src/domain/url';
import { digestOf } from './digests';
import { type Shape, shapeOf } from './shape';
import { type ContentProblem, type TreeNode, walk } from './tree';

/**
 * Attributes of an <img> for its other sizes and formats, empty if it has none. `src/site/mdx/elements.tsx` turns them
 * into a <picture>.
 */
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

/** Finds and processes an image by its absolute path. Returns undefined if the file doesn't exist. */
export type ImageFinder = (absolutePath: string) => Promise<ImageAttributes | undefined>;

/** Wide enough for the text column at twice the pixel density. */
const widest = 760;

export function imageFinderOf(
  getNodesByType: (type: string) => Node[],
  cache: GatsbyCache,
  reporter: Reporter,
): ImageFinder {
  return async (absolutePath) => {
    const file = getNodesByType('File').find((node) => Reflect.get(node, 'absolutePath') === absolutePath);
    if (!file || !existsSync(absolutePath)) return undefined;
    const shape = await shapeOf(absolutePath).catch((error: Error) => {
      throw new Error(
        `${absolutePath.replace(`${process.cwd()}/`, '')}: this file can’t be read as an image (${error.message}). Save it again as png, jpg, webp, avif, gif or svg.`,
        { cause: error },
      );
    });
    if (shape.isKeptAsItIs) return attributesOfCopy(absolutePath, shape);
    const data = await generateImageData({
      file,
      args: {
        layout: 'constrained',
        width: Math.min(widest, shape.width),
        // The library reads the dimensions before it rotates the image.
        ...(shape.isTurned ? { aspectRatio: shape.width / shape.height } : {}),
        formats: ['auto', 'webp', 'avif'],
        placeholder: 'dominantColor',
      },
      reporter,
      cache,
    });
    // The dominant color counts transparent pixels as black and would remain visible behind the image.
    return data && attributesOf(data, shape.isTransparent ? '' : (data.backgroundColor ?? ''));
  };
}

/** The folder in which unprocessed images are published. */
export const copiesFolder = '/static/pictures/';

/** Publishes the file itself, under a name with a digest of its content. */
async function attributesOfCopy(path: string, { width, height }: Shape): Promise<ImageAttributes> {
  const extension = extname(path);
  const name = basename(path, extension).replace(/[^\w.-]+/g, '-');
  const src = `${copiesFolder}${name}-${digestOf(await readFile(path))}${extension}`;
  const copy = join(process.cwd(), 'public', src);
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
  const scale = Math.min(1, widest / width);
  return {
    ...{ src, srcSet: '', sizes: '', avif: '', webp: '', backdrop: '' },
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
  };
}

function attributesOf({ images, width, height }: IGatsbyImageData, backdrop: string): ImageAttributes {
  const source = (type: string) => images.sources?.find((each) => each.type === type)?.srcSet ?? '';
  return {
    src: images.fallback?.src ?? '',
    srcSet: images.fallback?.srcSet ?? '',
    sizes: images.fallback?.sizes ?? '',
    width: String(width),
    height: String(Math.round(height)),
    avif: source('image/avif'),
    webp: source('image/webp'),
    backdrop,
  };
}

/**
 * Adds sizes and formats to every image.
 * @returns images without alternative text or without a file.
 */
export async function placeImages(
  tree: TreeNode,
  file: string,
  find: ImageFinder,
): Promise<ContentProblem[]> {
  const pictures: TreeNode[] = [];
  const problems: ContentProblem[] = [];
  walk(tree, (node) => {
    const name = node.tagName ?? node.name ?? '';
    if (name === 'img' || name === 'Figure') pictures.push(node);
    else problems.push(...loadedFiles(node).map((words) => ({ node, words: `<${name}> ${words}` })));
  });
  for (const node of pictures) {
    const source = attribute(node, 'src');
    if (!attribute(node, 'alt').trim()) {
      problems.push({
        node,
        words: `The image ${source} has no text alternative: describe it, ${exampleFor(node)}.`,
      });
    }
    if (!/^\.{1,2}\//.test(source)) {
      problems.push({
        node,
        words: `The image “${source}” must be a file next to the text, such as ./images/x.png.`,
      });
      continue;
    }
    const path = join(dirname(file), decoded(source));
    const found = await find(join(process.cwd(), path));
    if (!found)
      problems.push({
        node,
        words: `The image ${source} doesn’t exist: add it at ${path}, or correct its name here.`,
      });
    if (!found) continue;
    for (const [name, value] of Object.entries(found)) if (value !== '') setAttribute(node, name, value);
    becomePicture(node);
  }
  return problems;
}

/**
 * Files that other elements load are published as they are, so they must be in `static/`. A file next to the text isn't
 * published.
 */
function loadedFiles(node: TreeNode): string[] {
  if (node.type !== 'element' && !node.type.startsWith('mdxJsx')) return [];
  return ['src', 'srcSet', 'srcset', 'poster', 'data']
    .flatMap((name) =>
      attribute(node, name)
        .split(/srcset/i.test(name) ? /,\s+|(?<=[xw]),/ : /$^/)
        .map((part) => part.trim().split(/\s/)[0] ?? ''),
    )
    .filter((address) => address !== '' && !isPublished(address))
    .map(
      (address) =>
        `loads ${address}, which the site doesn’t publish: use ![What it shows](./images/x.png) for an image, or put the file in static/ and use its path there, such as /x.png.`,
    );
}

/** Whether a URL of this site is a file in `static/`, which is published as it is. */
export const isPublished = (address: string) =>
  /^\/[^/]/.test(address) &&
  existsSync(join(process.cwd(), 'static', decoded(new URL(address, 'https://site.invalid').pathname)));

/** MDX ignores an <img> tag. As the element that Markdown produces, it becomes a <picture> too. */
function becomePicture(node: TreeNode): void {
  if (node.name !== 'img') return;
  const properties = Object.fromEntries(
    (node.attributes ?? []).map(({ name = '', value }) => [name, plainOf(value)]),
  );
  const element = { type: 'element', tagName: 'img', properties, children: [] };
  // `data` marks elements that were written as tags.
  Object.assign(node, { ...element, attributes: undefined, data: undefined });
}

/** `width={300}` holds its number as text, and an attribute without a value is true. */
const plainOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, 'value')) : (value ?? true);

const exampleFor = (node: TreeNode) =>
  node.properties ? 'as in ![What it shows](./images/x.png)' : 'as in alt="What it shows"';

function attribute(node: TreeNode, name: string): string {
  const urls = node.properties
    ? node.properties[name]
    : node.attributes?.find((each) => each.name === name)?.value;
  return typeof urls === 'string' ? urls : '';
}

function setAttribute(node: TreeNode, name: string, value: string): void {
  if (node.properties) {
    node.properties[name] = value;
    return;
  }
  const others = (node.attributes ?? []).filter((each) => each.name !== name);
  node.attributes = [...others, { type: 'mdxJsxAttribute', name, value }];
}
