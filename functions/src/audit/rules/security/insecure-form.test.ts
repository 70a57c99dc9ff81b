import { breaches } from '../testPage.fixture';
import { insecureForm } from './insecure-form';

test('reports a form of a secure page that sends without encryption', () => {
  expect(breaches(insecureForm, '<form action="http://example.com/search">')).toEqual([
    'A form sends what is typed to http://example.com/search without encryption.',
  ]);
});

test('reports a password field on a page without encryption', () => {
  const page = { url: 'http://example.com/login' };
  expect(breaches(insecureForm, '<form><input type="password"></form>', page)).toHaveLength(1);
  expect(breaches(insecureForm, '<form><input type="search"></form>', page)).toEqual([]);
});

test("doesn't report a search form beside an unencrypted login", () => {
  const page = { url: 'http://example.com/login' };
  const search = '<form action="/search"><input type="search"></form>';
  const login = '<form action="/in"><table><tr><td><input type="Password"></table></form>';
  const said = ['A form sends what is typed to http://example.com/in without encryption.'];
  for (const html of [search + login, login + search]) {
    expect(breaches(insecureForm, html, page)).toEqual(said);
  }
  expect(breaches(insecureForm, `${search}<input type="password">`, page)).toEqual([]);
});

test('reports a password field that refers to its form', () => {
  const html =
    '<input type="password" form="in"><form action="/search"><input type="password" form="in"></form><form id="in" action="/in"></form>';
  expect(breaches(insecureForm, html, { url: 'http://example.com/login' })).toEqual([
    'A form sends what is typed to http://example.com/in without encryption.',
  ]);
});

test.each([
  '<form action="/search">',
  '<form action="https://other.example/">',
  '<form>',
  '<form action="javascript:send()">',
  '<form action="mailto:a@example.com">',
  '<meta http-equiv="content-security-policy" content="upgrade-insecure-requests"><form action="http://a.example/">',
])("doesn't report %s", (html) => expect(breaches(insecureForm, html)).toEqual([]));
