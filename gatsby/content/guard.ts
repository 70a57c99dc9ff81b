import { attributeFaults, componentNames } from './attributes';
import { structureFaults } from './structure';
import { type ContentFault, type TreeNode, walk } from './tree';

/**
 * Content has no code of its own: only the components that the site offers, with what they take, and no imports; and what
 * it has is where it belongs.
 */
export function guardFaults(tree: TreeNode): ContentFault[] {
  const faults: ContentFault[] = [...structureFaults(tree)];
  walk(tree, (node) => {
    for (const words of wordsAbout(node)) faults.push({ node, words });
  });
  return faults;
}

function wordsAbout(node: TreeNode): readonly string[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return ['A content file has no import or export; its components are there without.'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node.value ?? '')
        ? []
        : [
            'Braces hold code, and a text has none: write \\{ for a brace, and {/* … */} for a note to yourself.',
          ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementFaults(node);
    default:
      return [];
  }
}

const isComment = (code: string) => /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(code);

function elementFaults(node: TreeNode): readonly string[] {
  const name = node.name ?? '';
  const read = (node.attributes ?? []).map((attribute) => ({ attribute, value: plainValueOf(attribute) }));
  const code = read.filter(({ value }) => value === undefined);
  if (code.length > 0) {
    return code.map(
      ({ attribute }) =>
        `<${name}>: "${attribute.name ?? '…'}" holds code, and a text has none: write a text in quotes, or a number such as {3}.`,
    );
  }
  if (!/^[A-Z]/.test(name))
    return ownLookFaults(
      name,
      read.map(({ attribute }) => attribute.name ?? ''),
    );
  if (!componentNames.includes(name)) {
    return [
      `There is no component <${name}>. There are ${componentNames.map((each) => `<${each}>`).join(', ')}.`,
    ];
  }
  const attributes = Object.fromEntries(read.map(({ attribute, value }) => [attribute.name ?? '', value]));
  return attributeFaults(name, attributes);
}

/** All texts look alike, and none runs a script. */
const ownLookFaults = (name: string, attributes: readonly string[]) =>
  attributes
    .filter((attribute) => attribute === 'style' || /^on/i.test(attribute))
    .map((attribute) => `<${name}>: a text has no "${attribute}" of its own: take it away.`);

/** An attribute's value; undefined when only running it as code would tell. */
function plainValueOf({ type, value }: NonNullable<TreeNode['attributes']>[number]): unknown {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const source = String(Reflect.get(value, 'value')).trim();
  return /^-?\d+(\.\d+)?$|^(true|false)$|^"[^"\\]*"$/.test(source) ? JSON.parse(source) : undefined;
}
