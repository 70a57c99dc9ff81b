import { neighboursOf, type TreeEntry, treeOf } from './tree';

const page = (path: string, section: TreeEntry['section'], order: number): TreeEntry => ({
  path,
  title: path,
  section,
  order,
});

const tree = treeOf([
  page('/docs/rules', 'Rules', 0),
  page('/docs/jobs', 'Start', 2),
  page('/docs', 'Start', 0),
]);

test('sections come in their own order, pages by theirs, and empty sections not at all', () => {
  expect(tree.map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([
    ['Start', ['/docs', '/docs/jobs']],
    ['Rules', ['/docs/rules']],
  ]);
});

test('neighbours cross sections, and the ends have one', () => {
  expect(neighboursOf('/docs/jobs', tree)).toMatchObject({
    previous: { path: '/docs' },
    next: { path: '/docs/rules' },
  });
  expect(neighboursOf('/docs', tree).previous).toBeUndefined();
  expect(neighboursOf('/elsewhere', tree)).toEqual({});
});
