import { pageNames, publicPages } from './site';

test('lists the public pages and the waitlist, and none of the application', () => {
  const paths = ['/', '/waitlist', '/waitlist/joined', '/404', '/dashboard', '/auth/login', '/dev/errors'];
  expect(publicPages({ paths, content: [] }).map(({ path }) => path)).toEqual(['/', '/waitlist']);
});

test('finds the login and sign-up pages by common words', () => {
  const names = pageNames({ paths: ['/', '/auth/login', '/auth/action', '/admin'], content: [] });
  expect(names.map(({ path }) => path)).toEqual(['/', '/auth/login']);
  expect(names[1]).toEqual({
    path: '/auth/login',
    title: 'Log in',
    keywords: expect.arrayContaining(['signin']),
  });
});
