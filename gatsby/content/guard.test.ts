import { checkContent } from './guard';

const components = ['Callout', 'Steps'];

test('content may use the site’s components and plain elements', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'mdxJsxFlowElement', name: 'Callout' },
      { type: 'mdxJsxTextElement', name: 'kbd' },
    ],
  };
  expect(() => checkContent(tree, components)).not.toThrow();
});

test.each([
  [
    { type: 'mdxJsxFlowElement', name: 'Chart' },
    'There is no component <Chart>. There are <Callout>, <Steps>.',
  ],
  [{ type: 'mdxjsEsm' }, 'A content file has no import or export; its components are there without.'],
])('%j is refused', (node, words) => {
  expect(() =>
    checkContent({ type: 'root', children: [{ type: 'p', children: [node] }] }, components),
  ).toThrow(words);
});
