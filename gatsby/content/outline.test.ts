import { countWords, linksIn, nameHeadings, slugOf } from './outline';
import type { TreeNode } from './tree';

const element = (tagName: string, text: string, properties: Record<string, unknown> = {}): TreeNode => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});
const root = (...children: TreeNode[]): TreeNode => ({ type: 'root', children });

test.each([
  ['What “broken” means', 'what-broken-means'],
  ['How we crawl?', 'how-we-crawl'],
  ['…', 'section'],
])('turns %s into #%s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('gives equal headings different IDs, and lists only h2 and h3', () => {
  const tree = root(element('h1', 'Top'), element('h2', 'Fix'), element('h3', 'Fix'), element('h4', 'Deep'));
  expect(nameHeadings(tree)).toEqual([
    { id: 'fix', text: 'Fix', depth: 2 },
    { id: 'fix-2', text: 'Fix', depth: 3 },
  ]);
  expect(tree.children?.[3]?.properties?.id).toBe('deep');
});

test('keeps an existing ID, because other pages link to it, and gives it to no other heading', () => {
  const label = element('h2', 'Footnotes', { id: 'footnote-label' });
  expect(nameHeadings(root(element('h2', 'Footnote label'), label))).toEqual([
    { id: 'footnote-label-2', text: 'Footnote label', depth: 2 },
    { id: 'footnote-label', text: 'Footnotes', depth: 2 },
  ]);
});

test('lists each linked page once', () => {
  const tree = root(
    { ...element('a', 'one', { href: '/docs' }), position: { start: { line: 3 } } },
    element('a', 'again', { href: '/docs' }),
    element('a', 'here', { href: '#fix' }),
    element('a', 'beside', { href: '../docs/jobs.mdx' }),
    element('a', 'away', { href: 'https://example.com/' }),
    element('a', 'mail', { href: 'mailto:someone@example.com' }),
    { type: 'mdxJsxFlowElement', name: 'a', attributes: [{ type: 'a', name: 'href', value: '/blog' }] },
  );
  expect(linksIn(tree, 8).map(({ href }) => href)).toEqual([
    '/docs',
    '#fix',
    '../docs/jobs.mdx',
    'https://example.com/',
    '/blog',
  ]);
  expect(linksIn(tree, 8)[0]?.line).toBe(10);
});

test('counts words across elements', () => {
  expect(countWords(root(element('p', 'Two words '), element('p', 'and three more')))).toBe(5);
});

test('avoids an ID that numbering would produce twice', () => {
  const headings = nameHeadings(root(element('h2', 'Step'), element('h2', 'Step'), element('h2', 'Step 2')));
  expect(headings.map(({ id }) => id)).toEqual(['step', 'step-2', 'step-2-2']);
});

test('ignores editors’ notes in headings, IDs and word counts', () => {
  const note: TreeNode = { type: 'mdxTextExpression', value: '/* ask Ann */' };
  const heading: TreeNode = {
    type: 'element',
    tagName: 'h2',
    properties: {},
    children: [{ type: 'text', value: 'Prices ' }, note],
  };
  const tree = root(heading, { type: 'mdxFlowExpression', value: '/* five words nobody may read */' });
  expect(nameHeadings(tree)).toEqual([{ id: 'prices', text: 'Prices', depth: 2 }]);
  expect(countWords(tree)).toBe(1);
});
