import { attributeProblems, componentNames } from './attributes';
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
        : ['Code in braces isn’t allowed: write \\{ for a brace, and {/* … */} for a comment.'];
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
        `<${name}>: "${attribute.name ?? '…'}" contains code, which isn’t allowed: use text in quotes or a number such as {3}.`,
    );
  }
  if (!/^[A-Z]/.test(name))
    return ownTagProblems(
      name,
      read.map(({ attribute }) => attribute.name ?? ''),
    );
  if (!componentNames.includes(name)) {
    return [
      `There is no component <${name}>. The available components are ${componentNames.map((each) => `<${each}>`).join(', ')}.`,
    ];
  }
  const attributes = Object.fromEntries(read.map(({ attribute, value }) => [attribute.name ?? '', value]));
  return attributeProblems(name, attributes);
}

const heading = 'use ## instead (### and #### below it), so that it appears in the table of contents';
const head = 'it belongs in the page’s head, which the build generates: remove it';

/** HTML tags that content may not use, and their replacements. */
const refused: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  script: 'content can’t run scripts: remove it',
  style: 'all pages share the site’s styles: remove it',
  meta: head,
  base: head,
  link: head,
  form: 'a form here would have no endpoint: link to a page that has a form',
  iframe: 'pages don’t load anything from other sites: link to it',
};

/** Returns one sentence for each problem with an HTML element in a text. */
function ownTagProblems(name: string, attributes: readonly string[]): string[] {
  const instead = refused[name.toLowerCase()];
  if (instead) return [`<${name}> isn’t allowed in content: ${instead}.`];
  return attributes
    .filter((attribute) => attribute === 'style' || /^on/i.test(attribute))
    .map((attribute) => `<${name}>: the attribute "${attribute}" isn’t allowed: remove it.`);
}

type Attribute = NonNullable<TreeNode['attributes']>[number];

/** Returns an attribute's value, or undefined if it would have to be executed as code. */
function plainValueOf({ type, value }: Attribute): unknown {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const source = String(Reflect.get(value, 'value')).trim();
  return /^-?\d+(\.\d+)?$|^(true|false)$|^"[^"\\]*"$/.test(source) ? JSON.parse(source) : undefined;
}

/** Turns `alt={"A map"}` into `alt="A map"`, because later plugins look for plain strings. */
function unwrapTexts(tree: TreeNode): void {
  walk(tree, (node) => {
    if (!node.attributes) return;
    node.attributes = node.attributes.map((attribute) => {
      const value = plainValueOf(attribute);
      return typeof value === 'string' ? { ...attribute, value } : attribute;
    });
  });
}
