import { rules } from '../../src/domain/rules';
import { entryOf } from '../content/entries';
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

test('finds a rule page by the words of its title in search results', () => {
  const title = 'Soft 404: missing pages that respond with 200';
  const description = 'Why a missing page has to respond with 404, and how to make a server do so.';
  const result = entryOf(
    'docs/rules/not-found-status.mdx',
    { title, description, keywords: ['200'] },
    { showsAll: false, today: '2100-01-01' },
  );
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  const rendered = { html: '', headings: [], links: [], words: 0, cover: null };
  const [page] = pageNames({ paths: [result.entry.path], content: [{ entry: result.entry, rendered }] });
  expect(page?.title).toBe(rules['not-found-status'].title);
  expect(page?.keywords).toEqual(['200', title]);
});
