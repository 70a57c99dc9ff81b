import { insecureForm } from './insecure-form';
import { breaches } from './testPage';

test('a form of a secure page that sends without encryption', () => {
  expect(breaches(insecureForm, '<form action="http://example.com/search">')).toEqual([
    'A form sends what is typed to http://example.com/search without encryption.',
  ]);
});

test('a password on a page without encryption', () => {
  const page = { url: 'http://example.com/login' };
  expect(breaches(insecureForm, '<form><input type="password"></form>', page)).toHaveLength(1);
  expect(breaches(insecureForm, '<form><input type="search"></form>', page)).toEqual([]);
});

test.each([
  '<form action="/search">',
  '<form action="https://other.example/">',
  '<form>',
  '<form action="javascript:send()">',
  '<form action="mailto:a@example.com">',
  '<meta http-equiv="content-security-policy" content="upgrade-insecure-requests"><form action="http://a.example/">',
])('not %s', (html) => expect(breaches(insecureForm, html)).toEqual([]));
