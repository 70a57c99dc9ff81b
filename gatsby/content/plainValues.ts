import { type TreeNode, walk } from './tree';

type Attribute = NonNullable<TreeNode['attributes']>[number];

/** Returns an attribute's value, or undefined if it would have to be executed as code. */
export function plainValueOf({ type, value }: Attribute): unknown {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const source = String(Reflect.get(value, 'value')).trim();
  return /^-?\d+(\.\d+)?$|^(true|false)$|^"[^"\\]*"$/.test(source) ? JSON.parse(source) : undefined;
}

/** Turns `alt={"A map"}` into `alt="A map"`, because later plugins look for plain strings. */
export function unwrapTexts(tree: TreeNode): void {
  walk(tree, (node) => {
    if (!node.attributes) return;
    node.attributes = node.attributes.map((attribute) => {
      const value = plainValueOf(attribute);
      return typeof value === 'string' ? { ...attribute, value } : attribute;
    });
  });
}
