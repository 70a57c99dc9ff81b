import { type TreeNode, walk } from './tree';

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
