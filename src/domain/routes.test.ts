import { hasPublicFace, isPublicPath, pathTo, type RouteName, routeOf, routes } from './routes';

const names = Object.keys(routes) as RouteName[];

test.each(names)('matches %s by its own path, with and without a trailing slash', (name) => {
  const path = routes[name].path.replace(/:\w+/g, 'some-id');
  expect(routeOf(path)).toBe(name);
  expect(routeOf(path.replace(/\/$/, '').concat('/'))).toBe(name);
});

test.each([
  '/dashboard/jobs/abc/other',
  '/dashboard/jobs//',
  '/other/dashboard/jobs',
  '/dashboard/jobsx',
  '/Dashboard',
  'about',
  '//',
])('matches no route for %j', (path) => {
  expect(routeOf(path)).toBeUndefined();
});

test('a parameter is one segment of any characters except slashes', () => {
  expect(routeOf('/blog/page')).toBe('blogPost');
  expect(routeOf('/blog/page/2')).toBe('blogPage');
  expect(routeOf('/docs/rules/h1-missing')).toBe('docsRule');
  expect(routeOf('/admin/users/a%2Fb@c')).toBe('adminUser');
});

test('fills in every parameter as one encoded segment', () => {
  expect(pathTo('jobs')).toBe('/dashboard/jobs');
  expect(pathTo('job', { jobId: 'a/b c?d#e' })).toBe('/dashboard/jobs/a%2Fb%20c%3Fd%23e');
  expect(pathTo('blogTagPage', { tag: 'links', page: '2' })).toBe('/blog/tag/links/page/2');
});

test.each([
  ['/', true],
  ['/blog/page/2/', true],
  ['/404.html', true],
  ['/dashboard', false],
  ['/auth/login', false],
  ['/nowhere/at/all', false],
])('%s is a public page: %s', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});

test('only the waitlist is public for visitors and part of the application for users', () => {
  expect(names.filter((name) => hasPublicFace(routes[name].path))).toEqual(['waitlist']);
});
