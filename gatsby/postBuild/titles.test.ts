import { publicPages } from './titles';

test('pages to be found are the public ones, with the waitlist, and none of the application', () => {
  const paths = ['/', '/waitlist', '/waitlist/joined', '/404', '/dashboard', '/auth/login', '/dev/errors'];
  expect(publicPages({ paths, content: [] }).map(({ path }) => path)).toEqual(['/', '/waitlist']);
});
