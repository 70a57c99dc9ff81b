import { type TreeNode, walk } from './tree';

/** Straight quotes as an editor types them become the ones that a reader expects; code keeps its own. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([–—])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/([\s([–—])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
}

export function setQuotes(tree: TreeNode): void {
  const code = new Set<TreeNode>();
  walk(tree, (node) => {
    if (node.tagName === 'code' || node.tagName === 'pre' || code.has(node)) {
      for (const child of node.children ?? []) code.add(child);
    } else if (node.type === 'text' && node.value) node.value = curlQuotes(node.value);
  });
}
