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
  [component('Chart'), /^There is no component <Chart>. The available components are <Callout>, <Figure>/],
  [component('RuleCard', ['rule', 'brokn-link']), /did you mean "broken-link"/],
  [component('Tabs', ['label', 'Ways']), /^<Tabs> needs 2 to 6 <Tab title="…">, but has 0/],
  [component('p', ['style', 'color: red']), /^<p>: the attribute "style" isn’t allowed: remove it/],
  [component('button', ['onclick', 'go()']), /^<button>: the attribute "onclick" isn’t allowed/],
  [component('h2'), /^<h2> isn’t allowed in content: use ## instead/],
  [component('h1'), /use ## instead/],
  [component('script', ['src', '/x.js']), /^<script> isn’t allowed in content: content can’t run scripts/],
  [component('style'), /all pages share the site’s styles/],
  [component('meta', ['httpEquiv', 'refresh']), /^<meta> .* page’s head/],
  [component('base', ['href', '/']), /^<base> .* page’s head/],
  [component('link', ['rel', 'stylesheet']), /^<link> .* page’s head/],
  [component('form'), /^<form> .* link to a page that has a form/],
  [component('iframe', ['src', 'https://example.com/']), /^<iframe> .* link to it/],
  [component('Callout', ['title', code('process.env.HOME')]), /"title" contains code, which isn’t allowed/],
  [
    { type: 'mdxJsxFlowElement', name: 'Callout', attributes: [{ type: 'mdxJsxExpressionAttribute' }] },
    /contains code/,
  ],
  [
    { type: 'mdxTextExpression', value: 'process.env.HOME' },
    /Code in braces isn’t allowed: write \\\{ for a brace/,
  ],
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
    expect.stringMatching(/has no recipient/),
  ]);
});

test('reports all problems with their locations', () => {
  const [first, second] = [component('Chart'), component('Graph')];
  const problems = guardProblems({ type: 'root', children: [first, second] });
  expect(problems.map(({ node }) => node)).toEqual([first, second]);
});
