/** The parts of a syntax tree's node that these plugins look at; Markdown's, HTML's and MDX's nodes all fit. */
export interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  value?: string;
  /** Of Markdown's links, headings and lists. */
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  properties?: Record<string, unknown>;
  attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
  children?: readonly TreeNode[];
  readonly position?: { readonly start?: { readonly line: number; readonly column?: number } } | undefined;
}

/** One thing that is wrong with a text, and the node at which it is. */
export interface ContentFault {
  readonly node: TreeNode;
  readonly words: string;
}

export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}
