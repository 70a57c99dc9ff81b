import { attributeFaults, componentNames } from './attributes';
import { ownTagFaults } from './ownTags';
import { plainValueOf, unwrapTexts } from './plainValues';
import { structureFaults } from './structure';
import { type ContentFault, type TreeNode, walk } from './tree';

/**
 * Rejects code in content. Only the site's components are allowed, with valid attributes, in valid places and without
 * imports. Text in braces becomes plain text for later plugins.
 */
export function guardFaults(tree: TreeNode): ContentFault[] {
  unwrapTexts(tree);
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
    return ownTagFaults(
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
