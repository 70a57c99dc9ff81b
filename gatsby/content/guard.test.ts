import { guardFaults } from './guard';
import type { TreeNode } from './tree';

const told = (node: TreeNode) =>
  guardFaults({ type: 'root', children: [{ type: 'p', children: [node] }] }).map(({ words }) => words);
const component = (name: string, ...attributes: [name: string, value: unknown][]): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
});
const code = (value: string) => ({ type: 'mdxJsxAttributeValueExpression', value });

test.each([
  [component('Callout', ['title', 'Mind this'])],
  [component('Report', ['name', 'practice'], ['most', code('3')])],
  [component('kbd')],
  [{ type: 'mdxFlowExpression', value: '/* to be written */' }],
])('content may have %j', (node) => {
  expect(told(node)).toEqual([]);
});

test.each([
  [component('Chart'), /^There is no component <Chart>. There are <Callout>, <Figure>/],
  [component('RuleCard', ['rule', 'brokn-link']), /"broken-link" is nearest/],
  [component('Tabs', ['label', 'Ways']), /^<Tabs> takes 2 to 6 <Tab title="…">, and has 0/],
  [component('p', ['style', 'color: red']), /^<p>: a text has no "style" of its own: take it away/],
  [component('button', ['onclick', 'go()']), /^<button>: a text has no "onclick"/],
  [component('Callout', ['title', code('process.env.HOME')]), /"title" holds code, and a text has none/],
  [
    { type: 'mdxJsxFlowElement', name: 'Callout', attributes: [{ type: 'mdxJsxExpressionAttribute' }] },
    /holds code/,
  ],
  [{ type: 'mdxTextExpression', value: 'process.env.HOME' }, /Braces hold code.*write \\\{ for a brace/],
  [{ type: 'mdxjsEsm' }, /no import or export/],
])('%j is told', (node, words) => {
  expect(told(node)).toEqual([expect.stringMatching(words)]);
});

test('a fault knows where it is, and all are told', () => {
  const [first, second] = [component('Chart'), component('Graph')];
  const faults = guardFaults({ type: 'root', children: [first, second] });
  expect(faults.map(({ node }) => node)).toEqual([first, second]);
});
