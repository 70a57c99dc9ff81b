import type { Heading, TextLink } from '../../src/site/entry';
import { type TreeNode, walk } from './tree';

const codeTypes = new Set(['mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm']);

/** The text that a reader sees. Expressions only hold an editor's notes (`guard.ts`). */
const textOf = (node: TreeNode): string =>
  codeTypes.has(node.type) ? '' : (node.value ?? (node.children ?? []).map(textOf).join(''));

/** Turns `What “broken” means` into `what-broken-means`. */
export function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}

/**
 * Gives every heading a unique ID, unless it has one (as the footnotes heading does). Returns the headings for the table
 * of contents (h2 and h3).
 */
export function nameHeadings(tree: TreeNode): Heading[] {
  const used = new Set(idsOf(tree));
  const headings: Heading[] = [];
  walk(tree, (node) => {
    const depth = Number(/^h([1-6])$/.exec(node.tagName ?? '')?.[1]);
    if (!depth || !node.properties) return;
    const text = textOf(node).trim();
    const id = ownId(node) ?? freeId(slugOf(text), used);
    used.add(id);
    node.properties.id = id;
    if (depth === 2 || depth === 3) headings.push({ id, text, depth });
  });
  return headings;
}

function ownId({ properties }: TreeNode): string | undefined {
  return typeof properties?.id === 'string' ? properties.id : undefined;
}

function idsOf(tree: TreeNode): string[] {
  const ids: string[] = [];
  walk(tree, (node) => {
    const id = ownId(node);
    if (id !== undefined) ids.push(id);
  });
  return ids;
}

function freeId(slug: string, used: ReadonlySet<string>): string {
  let id = slug;
  for (let count = 2; used.has(id); count++) id = `${slug}-${count}`;
  return id;
}

/**
 * Lists the URLs that the text links to, each at its first occurrence, without email and phone links.
 * @param firstLine the line of the file on which the text begins.
 */
export function linksIn(tree: TreeNode, firstLine = 1): TextLink[] {
  const links = new Map<string, TextLink>();
  walk(tree, (node) => {
    const attribute = node.attributes?.find(({ name }) => name === 'href')?.value;
    const href = node.tagName === 'a' ? node.properties?.href : node.name === 'a' ? attribute : undefined;
    if (typeof href !== 'string' || noPage.test(href) || links.has(href)) return;
    links.set(href, { href, line: (node.position?.start?.line ?? 1) + firstLine - 1 });
  });
  return [...links.values()];
}

const noPage = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

export function countWords(tree: TreeNode): number {
  return textOf(tree).split(/\s+/).filter(Boolean).length;
}
