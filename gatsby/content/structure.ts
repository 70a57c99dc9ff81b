import { maxTabs } from '../../src/site/mdx/Tabs';
import { type ContentProblem, type TreeNode, walk } from './tree';

/** Finds markup that is valid but surely not what the editor meant. */
export function structureProblems(tree: TreeNode): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (node: TreeNode, words: string | undefined) => {
    if (words) problems.push({ node, words });
  };
  if (!tree.children?.some(isSeen)) report(tree, 'There is no text yet: write it below the frontmatter.');
  const inTabs = new Set<TreeNode>();
  const hidden = new Set<TreeNode>();
  walk(tree, (node) => {
    if (node.name === 'Tabs') for (const child of node.children ?? []) inTabs.add(child);
    if (node.name === 'Tabs') report(node, tabsProblem(node));
    if (node.name === 'Tab' && !inTabs.has(node))
      report(node, '<Tab> must be inside <Tabs>: put it between <Tabs label="…"> and </Tabs>.');
    if (node.name === 'Tab')
      walk(node, (inside) => {
        if (inside.type === 'heading') hidden.add(inside);
      });
    if (hidden.has(node))
      report(node, 'Links can’t reach a heading in a hidden <Tab>: use bold text instead.');
    if (node.name === 'Steps') report(node, stepsProblem(node));
    if (node.type === 'heading' && node.depth === 1)
      report(node, 'A page has one main heading, its title: start this heading with ##.');
    if (node.type === 'text') report(node, referenceProblem(node.value ?? ''));
    report(node, linkProblem(node));
  });
  return problems;
}

/** The guard handles code. The remaining expressions are notes. */
const isSeen = ({ type }: TreeNode) => !['mdxFlowExpression', 'definition'].includes(type);

function tabsProblem({ children = [] }: TreeNode): string | undefined {
  const tabs = children.filter(({ name }) => name === 'Tab').length;
  const others = children.filter((child) => child.name !== 'Tab' && isSeen(child)).length;
  if (tabs < 2 || tabs > maxTabs) return `<Tabs> needs 2 to ${maxTabs} <Tab title="…">, but has ${tabs}.`;
  return others > 0
    ? '<Tabs> can contain only <Tab title="…">: move everything else into one of them.'
    : undefined;
}

function stepsProblem({ children = [] }: TreeNode): string | undefined {
  const [list, ...more] = children.filter(isSeen);
  return list?.type === 'list' && list.ordered && more.length === 0
    ? undefined
    : '<Steps> must contain one numbered list, with an empty line before and after it: “1. First this.”';
}

/** Markdown prints the brackets of a reference that has no definition. */
function referenceProblem(text: string): string | undefined {
  const [, footnote, reference] = /\[\^([^\]\s]+)\]|(?<![\w\]])\[[^[\]]+\]\[([^[\]]+)\]/.exec(text) ?? [];
  if (footnote) return `The footnote [^${footnote}] isn’t defined: add “[^${footnote}]: …” below.`;
  return (
    reference &&
    `The link reference [${reference}] isn’t defined: add “[${reference}]: /docs/…” below, or write the URL in ( ).`
  );
}

function linkProblem(node: TreeNode): string | undefined {
  const attribute = node.attributes?.find(({ name }) => name === 'href')?.value;
  const address = (node.url ?? (typeof attribute === 'string' ? attribute : '')).trim();
  if (/^(javascript|data|vbscript):/i.test(address))
    return `The link ${address} runs code: use the URL of a page.`;
  if (/^(mailto|tel):\s*([?]|$)/i.test(address))
    return `The link ${address} has no recipient: write it as mailto:someone@example.com or tel:+44….`;
  return undefined;
}
