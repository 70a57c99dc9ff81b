import { structureProblems } from './structure';
import type { TreeNode } from './tree';

const messagesFor = (...children: TreeNode[]) =>
  structureProblems({ type: 'root', children }).map(({ words }) => words);
const text = (value: string): TreeNode => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const element = (name: string, ...children: TreeNode[]): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const list = (ordered: boolean): TreeNode => ({ type: 'list', ordered, children: [] });
const note = { type: 'mdxFlowExpression', value: '/* later */' };
const tab = element('Tab');

test.each([
  ['text', text('See a[0][1], [x] and (y).')],
  ['steps', element('Steps', note, list(true))],
  ['tabs', element('Tabs', tab, note, tab)],
  ['a heading of the second level', { type: 'heading', depth: 2, children: [] }],
  ['an email link', { type: 'link', url: 'mailto:someone@example.com?subject=x' }],
])('accepts %s', (_, node) => {
  expect(messagesFor(node)).toEqual([]);
});

test.each([
  ['nothing but a note', note, /^There is no text yet/],
  [
    'a main heading',
    { type: 'heading', depth: 1, children: [] },
    /^The title is the page’s main heading.*##/,
  ],
  ['an undefined reference', text('Read [a ref][nowhere] now'), /\[nowhere\] is nowhere/],
  ['an undefined footnote', text('So it is.[^1]'), /footnote \[\^1\] is nowhere/],
  [
    'a heading in a tab',
    element('Tabs', tab, element('Tab', element('Callout', { type: 'heading', depth: 3, children: [] }))),
    /^No link reaches a heading inside a <Tab>.*bold words/,
  ],
  ['steps without a list', element('Steps', text('First')), /^<Steps> takes one numbered list/],
  ['steps with a bulleted list', element('Steps', list(false)), /^<Steps> takes one numbered list/],
  ['a tab outside tabs', tab, /^<Tab> stands alone/],
  ['tabs with a single tab', element('Tabs', tab), /^<Tabs> takes 2 to 6 <Tab title="…">, and has 1/],
  ['text between tabs', element('Tabs', tab, text('x'), tab), /^<Tabs> takes only <Tab/],
  ['a link that runs code', { type: 'link', url: 'JavaScript:alert(1)' }, /runs code/],
  ['a link without a recipient', { type: 'link', url: 'mailto:' }, /names nobody/],
  [
    'an element’s link without a recipient',
    { ...element('a'), attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: 'mailto:?subject=x' }] },
    /names nobody/,
  ],
])('reports %s', (_, node, words) => {
  expect(messagesFor(node)).toEqual([expect.stringMatching(words)]);
});

test('reports an empty text', () => {
  expect(messagesFor()).toEqual([expect.stringMatching(/^There is no text yet/)]);
});
