import type { Heading, TextLink } from '../../src/site/content/entry';
import { type TreeNode, walk } from './tree';

const codeTypes = new Set(['mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm']);

/** What a reader sees: expressions hold nothing but an editor's notes (`guard.ts`). */
const textOf = (node: TreeNode): string =>
  codeTypes.has(node.type) ? '' : (node.value ?? (node.children ?? []).map(textOf).join(''));

/** `What “broken” means` is `what-broken-means`. */
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
 * Gives every heading an id of its own, unless it has one as that of the footnotes has, and returns those that a table of
 * contents lists (h2 and h3).
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
 * The addresses that the text links to, each where it stands first; mail and telephone are none.
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
