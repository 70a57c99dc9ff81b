import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache, Node, NodePluginArgs } from 'gatsby';
import type { Cover, Entry, Rendered } from '../../src/site/entry';
import { operatorFieldNames, operatorValue } from '../../src/site/operator';
import { siteUrl } from '../../src/site/urls';
import { areUnchanged, digestOf, type ImageDigests, recordingFinder } from './digests';
import { type EntryResult, entryOf, placeOf } from './entries';
import { type ImageFinder, imageFinderOf } from './images';
import { renderMdx } from './render';
import { reportsDigest } from './reports';

/** What gatsby-plugin-mdx makes of a file. */
export interface MdxNode extends Node {
  readonly body: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  readonly internal: Node['internal'] & { readonly contentFilePath: string };
}

export function isMdx(node: Node): node is MdxNode {
  return node.internal.type === 'Mdx' && 'body' in node;
}

const contentFolder = `${process.cwd()}/content/`;
const relativePath = (node: MdxNode) => node.internal.contentFilePath.replace(contentFolder, '');

export const placeOfNode = (node: MdxNode) => placeOf(relativePath(node));

export function entryOfNode(node: MdxNode): EntryResult {
  const showsAll = process.env.NODE_ENV === 'development';
  const today = new Date().toISOString().slice(0, 10);
  return entryOf(relativePath(node), node.frontmatter, { showsAll, today }, (key) => lineOf(node, key));
}

/** A draft while drafts are hidden: its problems don't stop the build. */
export const isHiddenDraft = (node: MdxNode) =>
  node.frontmatter.draft === true && process.env.NODE_ENV !== 'development';

const lineOf = (node: MdxNode, key: string) => lineIn(`content/${relativePath(node)}`, key);

/** Returns the line of a front matter field in its file, from 1, or 0 if the field is missing. */
export function lineIn(file: string, key: string): number {
  const lines = readFileSync(join(process.cwd(), file), 'utf8').split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '---');
  return lines.slice(0, end + 1).findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

/**
 * A digest of the code that renders content. Gatsby compiles gatsby-node and all its imports (components, plans, rules)
 * into one file, but only watches gatsby-node.ts itself. Without this digest, a changed limit would leave old pages. The
 * site's URL and the operator's values are included because texts contain them and the next build may have others.
 */
export function rendererDigest(directory: string): string {
  known.renderer ??= digestOf(
    `${siteUrl} ${operatorFieldNames.map(operatorValue)} ${readFileSync(`${directory}/.cache/compiled/gatsby-node.js`, 'utf8')}`,
  );
  return known.renderer;
}

/** What this process has read or rendered. Pages, link checks and the feed all need the same texts. */
const known: {
  renderer?: string;
  readonly texts: Map<string, CachedFile & { readonly key: string }>;
} = {
  texts: new Map(),
};

interface CachedFile {
  readonly text: Rendered;
  readonly pictures: ImageDigests;
  /** Changes with the text, including its images. */
  readonly digest: string;
}

/**
 * Returns the node's body as HTML, rendered once for each combination of content, images, reports and renderer. The
 * digest is our own: Gatsby's depends on a file's inode and modification time, which fresh copies of different files can
 * share.
 */
export async function renderNode(
  node: MdxNode,
  cache: GatsbyCache,
  renderer: string,
  images: ImageFinder,
): Promise<Omit<CachedFile, 'pictures'>> {
  const reports = node.body.includes('<Report') ? reportsDigest() : '';
  const key = `${renderer}-${digestOf(`${JSON.stringify(node.frontmatter)}${node.body}${reports}`)}`;
  const last = known.texts.get(node.id);
  if (last?.key === key && areUnchanged(last.pictures)) return last;
  const cached = keptIn(cache, key);
  const isFresh = cached !== undefined && areUnchanged(cached.pictures);
  const rendered = isFresh ? cached : await renderText(node, images);
  if (!isFresh) keep(cache, key, rendered);
  known.texts.set(node.id, { key, ...rendered });
  return rendered;
}

/** Stored in our own files in the cache folder: reading a thousand texts takes a tenth of the time of Gatsby's cache. */
const fileOf = ({ directory }: GatsbyCache, key: string) => join(directory, `text-${key}.json`);

function keptIn(cache: GatsbyCache, key: string): CachedFile | undefined {
  const file = fileOf(cache, key);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes atomically, so a build that is stopped leaves no partial text. */
function keep(cache: GatsbyCache, key: string, rendered: CachedFile): void {
  const file = fileOf(cache, key);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(rendered));
  renameSync(unfinished, file);
}

/** Returns every published text without problems, with its HTML. Those with problems are reported when pages are created. */
export async function validTexts({
  cache,
  getNodesByType,
  reporter,
  store,
}: Pick<NodePluginArgs, 'cache' | 'getNodesByType' | 'reporter' | 'store'>) {
  const renderer = rendererDigest(store.getState().program.directory);
  const images = imageFinderOf(getNodesByType, cache, reporter);
  const texts = await Promise.allSettled(
    getNodesByType('Mdx')
      .filter(isMdx)
      // Rendering a text also publishes its images.
      .filter((node) => !isHiddenDraft(node))
      .map(async (node): Promise<{ readonly entry: Entry; readonly rendered: Rendered }[]> => {
        const result = entryOfNode(node);
        return 'entry' in result && result.entry.published
          ? [{ entry: result.entry, rendered: (await renderNode(node, cache, renderer, images)).text }]
          : [];
      }),
  );
  return texts.flatMap((text) => (text.status === 'fulfilled' ? text.value : []));
}

async function renderText(node: MdxNode, images: ImageFinder): Promise<CachedFile> {
  const file = `content/${relativePath(node)}`;
  const { find, digests: pictures } = recordingFinder(images);
  const cover = await coverOf(node, file, find);
  const text = { ...(await renderMdx(node.body, file, firstLineOf(node), find)), cover };
  return { text, pictures, digest: digestOf(JSON.stringify([text.html, cover])) };
}

/** @throws Error that names the file and the missing image. */
async function coverOf(node: MdxNode, file: string, images: ImageFinder): Promise<Cover | null> {
  const { cover, coverAlt } = node.frontmatter;
  if (typeof cover !== 'string' || typeof coverAlt !== 'string') return null;
  const path = join(dirname(file), cover);
  const picture = await images(join(process.cwd(), path));
  if (!picture) {
    const line = lineOf(node, 'cover');
    throw new Error(
      `${file}: "cover" is an image that doesn’t exist: add it at ${path}, or correct its name (line ${line})`,
    );
  }
  return { ...picture, alt: coverAlt };
}

/** The plugin removes the front matter, but problems refer to lines of the whole file. */
function firstLineOf(node: MdxNode): number {
  const whole = readFileSync(node.internal.contentFilePath, 'utf8').split('\n').length;
  return whole - node.body.split('\n').length + 1;
}
