import { guardProblems } from './guard';
import type { TreeNode } from './tree';

const messagesFor = (node: TreeNode) =>
  guardProblems({ type: 'root', children: [{ type: 'p', children: [node] }] }).map(({ words }) => words);
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
])('accepts %j', (node) => {
  expect(messagesFor(node)).toEqual([]);
});

test.each([
  [component('Chart'), /^There is no component <Chart>. There are <Callout>, <Figure>/],
  [component('RuleCard', ['rule', 'brokn-link']), /"broken-link" is nearest/],
  [component('Tabs', ['label', 'Ways']), /^<Tabs> takes 2 to 6 <Tab title="…">, and has 0/],
  [component('p', ['style', 'color: red']), /^<p>: a text has no "style" of its own: take it away/],
  [component('button', ['onclick', 'go()']), /^<button>: a text has no "onclick"/],
  [component('h2'), /^<h2> has no place in a text: write ## instead/],
  [component('h1'), /write ## instead/],
  [component('script', ['src', '/x.js']), /^<script> has no place in a text: no text runs a script/],
  [component('style'), /all texts look alike/],
  [component('meta', ['httpEquiv', 'refresh']), /^<meta> .* head of a page/],
  [component('base', ['href', '/']), /^<base> .* head of a page/],
  [component('link', ['rel', 'stylesheet']), /^<link> .* head of a page/],
  [component('form'), /^<form> .* link to a page that has one/],
  [component('iframe', ['src', 'https://example.com/']), /^<iframe> .* link to it/],
  [component('Callout', ['title', code('process.env.HOME')]), /"title" holds code, and a text has none/],
  [
    { type: 'mdxJsxFlowElement', name: 'Callout', attributes: [{ type: 'mdxJsxExpressionAttribute' }] },
    /holds code/,
  ],
  [{ type: 'mdxTextExpression', value: 'process.env.HOME' }, /Braces hold code.*write \\\{ for a brace/],
  [{ type: 'mdxjsEsm' }, /no import or export/],
])('reports %j', (node, words) => {
  expect(messagesFor(node)).toEqual([expect.stringMatching(words)]);
});

test('turns text in braces into plain text for later plugins', () => {
  const figure = component('Figure', ['src', code('"./images/x.png"')], ['alt', code(' "A map" ')]);
  const report = component('Report', ['name', 'practice'], ['most', code('3')]);
  expect(guardProblems({ type: 'root', children: [figure, report] })).toEqual([]);
  expect(figure.attributes?.map(({ value }) => value)).toEqual(['./images/x.png', 'A map']);
  expect(report.attributes?.map(({ value }) => value)).toEqual(['practice', code('3')]);
});

test('checks a URL in braces as well', () => {
  expect(messagesFor(component('a', ['href', code('"mailto:"')]))).toEqual([
    expect.stringMatching(/names nobody/),
  ]);
});

test('reports all problems with their locations', () => {
  const [first, second] = [component('Chart'), component('Graph')];
  const problems = guardProblems({ type: 'root', children: [first, second] });
  expect(problems.map(({ node }) => node)).toEqual([first, second]);
});
