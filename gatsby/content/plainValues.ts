import { type TreeNode, walk } from './tree';

type Attribute = NonNullable<TreeNode['attributes']>[number];

/** An attribute's value; undefined when only running it as code would tell. */
export function plainValueOf({ type, value }: Attribute): unknown {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const source = String(Reflect.get(value, 'value')).trim();
  return /^-?\d+(\.\d+)?$|^(true|false)$|^"[^"\\]*"$/.test(source) ? JSON.parse(source) : undefined;
}

/** `alt={"A map"}` becomes `alt="A map"`: whoever looks for pictures and links looks for texts. */
export function unwrapTexts(tree: TreeNode): void {
  walk(tree, (node) => {
    if (!node.attributes) return;
    node.attributes = node.attributes.map((attribute) => {
      const value = plainValueOf(attribute);
      return typeof value === 'string' ? { ...attribute, value } : attribute;
    });
  });
}
