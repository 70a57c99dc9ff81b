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
  ['a main heading', { type: 'heading', depth: 1, children: [] }, /^A page has one main heading.*##/],
  ['an undefined reference', text('Read [a ref][nowhere] now'), /\[nowhere\] isn’t defined/],
  ['an undefined footnote', text('So it is.[^1]'), /footnote \[\^1\] isn’t defined/],
  [
    'a heading in a tab',
    element('Tabs', tab, element('Tab', element('Callout', { type: 'heading', depth: 3, children: [] }))),
    /^Links can’t reach a heading in a hidden <Tab>.*bold text/,
  ],
  ['steps without a list', element('Steps', text('First')), /^<Steps> must contain one numbered list/],
  ['steps with a bulleted list', element('Steps', list(false)), /^<Steps> must contain one numbered list/],
  ['a tab outside tabs', tab, /^<Tab> must be inside <Tabs>/],
  ['tabs with a single tab', element('Tabs', tab), /^<Tabs> needs 2 to 6 <Tab title="…">, but has 1/],
  ['text between tabs', element('Tabs', tab, text('x'), tab), /^<Tabs> can contain only <Tab/],
  ['a link that runs code', { type: 'link', url: 'JavaScript:alert(1)' }, /runs code/],
  ['a link without a recipient', { type: 'link', url: 'mailto:' }, /has no recipient/],
  [
    'an element’s link without a recipient',
    { ...element('a'), attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: 'mailto:?subject=x' }] },
    /has no recipient/,
  ],
])('reports %s', (_, node, words) => {
  expect(messagesFor(node)).toEqual([expect.stringMatching(words)]);
});

test('reports an empty text', () => {
  expect(messagesFor()).toEqual([expect.stringMatching(/^There is no text yet/)]);
});
