import { placesIn, type TreeEntry, treeOf } from './tree';

const entry = (path: string, section: TreeEntry['section'], order: number) => ({
  path,
  title: path,
  section,
  order,
});

const entries = [
  entry('/docs/b', 'Start', 2),
  entry('/docs/rules/x', 'Rules', 101),
  entry('/docs', 'Start', 0),
  entry('/docs/rules', 'Rules', 0),
];

test('the tree is in reading order', () => {
  expect(treeOf(entries).map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([
    ['Start', ['/docs', '/docs/b']],
    ['Rules', ['/docs/rules', '/docs/rules/x']],
  ]);
});

test('previous and next cross sections', () => {
  const places = placesIn(treeOf(entries));
  expect(places.get('/docs/rules')?.previous?.path).toBe('/docs/b');
  expect(places.get('/docs/rules')?.next?.path).toBe('/docs/rules/x');
  expect(places.get('/docs')?.previous).toBeNull();
});

test('a page’s tree does not grow with the number of pages', () => {
  const many = Array.from({ length: 500 }, (_, index) => entry(`/docs/r${index}`, 'Operating', 100 + index));
  const places = placesIn(treeOf([...entries, entry('/docs/operating', 'Operating', 0), ...many]));
  const shownOn = (path: string) =>
    places.get(path)?.tree.flatMap(({ pages }) => pages.map((page) => page.path));
  expect(shownOn('/docs')).toEqual(['/docs', '/docs/b', '/docs/operating', '/docs/rules']);
  const deep = shownOn('/docs/r250') ?? [];
  expect(deep.length).toBeLessThanOrEqual(43);
  expect(deep).toContain('/docs/r250');
  expect(deep).toContain('/docs/operating');
});

test('the tree leaves the rules to the list by category', () => {
  const { tree } = placesIn(treeOf(entries)).get('/docs/rules/x') ?? {};
  expect(tree?.at(-1)).toEqual({ name: 'Rules', pages: [{ path: '/docs/rules', title: '/docs/rules' }] });
});
