import type { Entry } from '../../src/site/entry';
import { listPages } from './lists';

const posts: Entry[] = Array.from({ length: 45 }, (_, index) => ({
  kind: 'post',
  path: `/blog/p${index}`,
  file: `content/blog/p${index}.mdx`,
  title: `Post ${index}`,
  description: '',
  date: '2026-01-01',
  updated: null,
  author: 'Someone',
  tags: index % 2 ? ['links'] : [],
  keywords: [],
  redirects: [],
  section: null,
  order: 0,
  rule: null,
  headTitle: null,
  status: 'live' as const,
  published: true,
}));

test('puts twenty posts on a page, each once, with links in both directions', () => {
  const blog = listPages(posts).filter(({ tag }) => tag === null);
  expect(blog.map(({ path, newer, older }) => [path, newer, older])).toEqual([
    ['/blog', null, '/blog/page/2'],
    ['/blog/page/2', '/blog', '/blog/page/3'],
    ['/blog/page/3', '/blog/page/2', null],
  ]);
  expect(blog.flatMap((page) => page.posts.map(({ path }) => path))).toEqual(posts.map(({ path }) => path));
});

test('creates a list for each tag', () => {
  const tagged = listPages(posts).filter(({ tag }) => tag === 'links');
  expect(tagged.map(({ path }) => path)).toEqual(['/blog/tag/links', '/blog/tag/links/page/2']);
  expect(tagged.flatMap((page) => page.posts)).toHaveLength(22);
});

test('creates the blog page without any posts', () => {
  expect(listPages([]).map(({ path }) => path)).toEqual(['/blog']);
});
