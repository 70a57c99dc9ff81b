/** The properties of syntax tree nodes that these plugins use. Nodes of Markdown, HTML and MDX all match. */
export interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  value?: string;
  /** Only on links, headings and lists of Markdown. */
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

/** One problem of a text, and the node that has it. */
export interface ContentProblem {
  readonly node: TreeNode;
  readonly words: string;
}

export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}
