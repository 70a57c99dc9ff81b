import { attributeProblems, componentNames } from './attributes';
import { ownTagProblems } from './ownTags';
import { plainValueOf, unwrapTexts } from './plainValues';
import { structureProblems } from './structure';
import { type ContentProblem, type TreeNode, walk } from './tree';

/**
 * Rejects code in content. Only the site's components are allowed, with valid attributes, in valid places and without
 * imports. Text in braces becomes plain text for later plugins.
 */
export function guardProblems(tree: TreeNode): ContentProblem[] {
  unwrapTexts(tree);
  const problems: ContentProblem[] = [...structureProblems(tree)];
  walk(tree, (node) => {
    for (const words of wordsAbout(node)) problems.push({ node, words });
  });
  return problems;
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
      return elementProblems(node);
    default:
      return [];
  }
}

const isComment = (code: string) => /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(code);

function elementProblems(node: TreeNode): readonly string[] {
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
    return ownTagProblems(
      name,
      read.map(({ attribute }) => attribute.name ?? ''),
    );
  if (!componentNames.includes(name)) {
    return [
      `There is no component <${name}>. There are ${componentNames.map((each) => `<${each}>`).join(', ')}.`,
    ];
  }
  const attributes = Object.fromEntries(read.map(({ attribute, value }) => [attribute.name ?? '', value]));
  return attributeProblems(name, attributes);
}
