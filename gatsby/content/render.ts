import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading, OwnLink, Rendered } from '../../src/site/content/entry';
import { mdxComponents } from '../../src/site/mdx/components';
import { ContentProblem, checkContent, type TreeNode } from './guard';
import { highlightCode } from './highlight';
import { type ImageFinder, placeImages } from './images';
import { countWords, nameHeadings, ownLinks } from './outline';
import { setQuotes } from './typography';

/**
 * An MDX body as HTML. Pages are HTML strings and not webpack modules: a thousand of them build in a sixth of the time,
 * and no page carries the map of all others (decisions/004).
 * @param firstLine the line of the file on which the body begins, so that a fault is found where the editor looks.
 * @throws Error whose message is `file:line:column: words`.
 */
export async function renderMdx(
  body: string,
  file: string,
  firstLine: number,
  images: ImageFinder,
): Promise<Omit<Rendered, 'cover'>> {
  // Only where a text is rendered: Gatsby's workers read this file, too.
  const [{ evaluate }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  let headings: Heading[] = [];
  let links: OwnLink[] = [];
  let wordCount = 0;
  const guard = () => (tree: TreeNode) => checkContent(tree, Object.keys(mdxComponents).filter(isComponent));
  const pictures = () => (tree: TreeNode) => placeImages(tree, file, images);
  const colours = () => highlightCode;
  const outline = () => (tree: TreeNode) => {
    setQuotes(tree);
    headings = nameHeadings(tree);
    links = ownLinks(tree, firstLine);
    wordCount = countWords(tree);
  };
  try {
    const { default: Content } = await evaluate(body, {
      ...runtime,
      // By default MDX asks NODE_ENV, and wants React's other runtime under `gatsby develop`.
      development: false,
      remarkPlugins: [remarkGfm, guard],
      rehypePlugins: [outline, pictures, colours],
    });
    const html = renderToStaticMarkup(createElement(Content, { components: mdxComponents }));
    return { html, headings, links, words: wordCount };
  } catch (error) {
    const words = wordsOf(error).replace(bodyLines, (place) => inFile(place, firstLine));
    throw new Error(`${file}${whereOf(error, firstLine)}: ${words}`, { cause: error });
  }
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** MDX's words name places of the body, such as `2:11-2:14`. */
const bodyLines = /\d+:\d+-\d+:\d+/g;
const inFile = (place: string, firstLine: number) =>
  place.replace(/(\d+):/g, (_, line: string) => `${Number(line) + firstLine - 1}:`);

interface Point {
  readonly line: number;
  readonly column: number;
}

/** MDX's own faults carry a `position`; ours carry the node. A fault thrown while rendering has neither. */
function whereOf(error: unknown, firstLine: number): string {
  const held = error instanceof ContentProblem ? error.node : error;
  const position = property(held, 'position') as { start?: Partial<Point> } | null | undefined;
  const { line, column } = position?.start ?? {};
  return line ? `:${line + firstLine - 1}:${column ?? 1}` : '';
}

function wordsOf(error: unknown): string {
  const reason = property(error, 'reason');
  if (typeof reason === 'string') return reason;
  return error instanceof Error ? error.message : String(error);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
