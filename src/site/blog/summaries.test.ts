import { placesAmong, relatedTo } from './summaries';

const post = (path: string, date: string, ...tags: string[]) => ({
  path,
  title: path,
  description: '',
  date,
  tags,
  status: 'live' as const,
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

test('the previous post is the next older one, and the next post the next newer one', () => {
  const places = placesAmong(posts);
  expect(places.get('/d')).toMatchObject({
    previous: { path: '/a', title: '/a' },
    next: { path: '/b', title: '/b' },
  });
  expect(places.get('/a')?.previous).toBeNull();
  expect(places.get('/c')?.next).toBeNull();
});

test('posts of the same day keep one order', () => {
  const places = placesAmong([post('/y', '2026-01-01'), post('/z', '2026-01-01'), post('/x', '2026-01-01')]);
  expect(places.get('/y')).toMatchObject({ previous: { path: '/z' }, next: { path: '/x' } });
});

test("a post's data about others does not grow with their number", () => {
  const many = Array.from({ length: 500 }, (_, index) => post(`/${1_000 + index}`, '2026-01-01', 'links'));
  const serializedLength = (among: typeof many) => JSON.stringify(placesAmong(among).get('/1002')).length;
  expect(serializedLength(many)).toBe(serializedLength(many.slice(0, 5)));
});
