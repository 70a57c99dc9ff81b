import { relatedTo } from './summaries';

const post = (path: string, date: string, ...tags: string[]) => ({
  path,
  title: path,
  description: '',
  date,
  tags,
});
const posts = [
  post('/a', '2026-01-01', 'links', 'http'),
  post('/b', '2026-02-01', 'links'),
  post('/c', '2026-03-01', 'scores'),
  post('/d', '2026-01-15', 'links', 'http'),
];

test('shared tags come first, then the newest', () => {
  expect(relatedTo({ path: '/a', tags: ['links', 'http'] }, posts).map(({ path }) => path)).toEqual([
    '/d',
    '/b',
    '/c',
  ]);
});

test('a post is not related to itself', () => {
  expect(relatedTo({ path: '/a', tags: [] }, posts, 9).map(({ path }) => path)).not.toContain('/a');
});
