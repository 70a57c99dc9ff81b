/** The parts of a syntax tree's node that these plugins look at; Markdown's, HTML's and MDX's nodes all fit. */
export interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
  children?: readonly TreeNode[];
  readonly position?: { readonly start?: { readonly line: number } } | undefined;
}

export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

export class ContentProblem extends Error {
  constructor(
    readonly node: TreeNode,
    message: string,
  ) {
    super(message);
  }
}

/** Content has no code of its own: only the components that the site offers, and no imports. */
export function checkContent(tree: TreeNode, components: readonly string[]): void {
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      throw new ContentProblem(
        node,
        'A content file has no import or export; its components are there without.',
      );
    }
    if (
      node.type.startsWith('mdxJsx') &&
      /^[A-Z]/.test(node.name ?? '') &&
      !components.includes(node.name ?? '')
    ) {
      throw new ContentProblem(
        node,
        `There is no component <${node.name}>. There are ${components.map((name) => `<${name}>`).join(', ')}.`,
      );
    }
  });
}
