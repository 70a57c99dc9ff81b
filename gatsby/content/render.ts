import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading, Rendered, TextLink } from '../../src/site/entry';
import { contentComponents } from './components';
import { guardProblems } from './guard';
import { highlightCode } from './highlight';
import { type ImageFinder, placeImages } from './images';
import { countWords, linksIn, nameHeadings } from './outline';
import { type ContentProblem, type TreeNode, walk } from './tree';

/**
 * Renders an MDX body to HTML. Pages are HTML strings instead of webpack modules: a thousand of them build in a sixth of
 * the time, and no page carries a map of all others (decisions/004).
 * @param firstLine the line of the file on which the body begins, so that problems refer to lines of the file.
 * @throws Error with one line per problem: `file:line:column: message`.
 */
export async function renderMdx(
  body: string,
  file: string,
  firstLine: number,
  images: ImageFinder,
): Promise<Omit<Rendered, 'cover'>> {
  // Imported on use, because Gatsby's workers read this file too.
  const [{ evaluate }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  let headings: Heading[] = [];
  let links: TextLink[] = [];
  let wordCount = 0;
  const problems: ContentProblem[] = [];
  const report = (found: readonly ContentProblem[]) => void problems.push(...found);
  const guard = () => (tree: TreeNode) => report(guardProblems(tree));
  const pictures = () => async (tree: TreeNode) => report(await placeImages(tree, file, images));
  const highlightPlugin = () => async (tree: TreeNode) => report(await highlightCode(tree));
  const outline = () => (tree: TreeNode) => {
    useSmartQuotes(tree);
    headings = nameHeadings(tree);
    links = linksIn(tree, firstLine);
    wordCount = countWords(tree);
  };
  const contentError = () =>
    new Error(
      problems.map(({ node, words }) => `${file}${whereOf(node.position, firstLine)}: ${words}`).join('\n'),
    );
  try {
    const { default: Content } = await evaluate(body, {
      ...runtime,
      // By default, MDX reads NODE_ENV and expects React's other runtime under `gatsby develop`.
      development: false,
      remarkPlugins: [remarkGfm, guard],
      // The footnotes heading is visible: it is in the table of contents, and the feed has no styles to hide it.
      remarkRehypeOptions: { footnoteLabelProperties: {} },
      rehypePlugins: [outline, pictures, highlightPlugin],
    });
    if (problems.length > 0) throw contentError();
    const html = renderToStaticMarkup(createElement(Content, { components: contentComponents }));
    return { html, headings, links, words: wordCount };
  } catch (error) {
    // The guard's problems are the cause of MDX's failure.
    if (problems.length > 0) throw contentError();
    const words = explained(wordsOf(error)).replace(bodyLines, (place) => inFile(place, firstLine));
    throw new Error(`${file}${whereOf(property(error, 'position'), firstLine)}: ${words}${hintFor(words)}`, {
      cause: error,
    });
  }
}

/** MDX's messages contain locations in the body, such as `2:11-2:14`. */
const bodyLines = /\d+:\d+-\d+:\d+/g;
const inFile = (place: string, firstLine: number) =>
  place.replace(/(\d+):/g, (_, line: string) => `${Number(line) + firstLine - 1}:`);

interface Point {
  readonly line: number;
  readonly column: number;
}

function whereOf(position: unknown, firstLine: number): string {
  const { line, column } = (property(position, 'start') ?? {}) as Partial<Point>;
  return line ? `:${line + firstLine - 1}:${column ?? 1}` : '';
}

/** The parser reports some mistakes only by the character at which it failed. The usual cause is known. */
function explained(words: string): string {
  if (words.includes('to create a link in MDX'))
    return 'A URL in < > isn’t a link here: write [text](https://…), or the URL without < >.';
  if (words.includes('to create a comment in MDX'))
    return 'A note in <!-- --> is none here: write {/* … */}.';
  return words;
}

/** MDX says what it expected. Editors need to know what to write instead. */
function hintFor(words: string): string {
  if (words.includes('(note: ')) return '';
  if (/before name|after name/.test(words)) return '. Write &lt; for a “<” that doesn’t start a component.';
  if (/closing brace|acorn/.test(words)) return '. Write \\{ for a brace.';
  return '';
}

function wordsOf(error: unknown): string {
  const reason = property(error, 'reason');
  if (typeof reason === 'string') return reason;
  return error instanceof Error ? error.message : String(error);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Replaces straight quotes with typographic ones, except in code. */
export function smartQuotes(text: string): string {
  return text
    .replace(/(^|[\s([–—])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/([\s([–—])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
}

export function useSmartQuotes(tree: TreeNode): void {
  const code = new Set<TreeNode>();
  walk(tree, (node) => {
    if (node.tagName === 'code' || node.tagName === 'pre' || code.has(node)) {
      for (const child of node.children ?? []) code.add(child);
    } else if (node.type === 'text' && node.value) node.value = smartQuotes(node.value);
  });
}
