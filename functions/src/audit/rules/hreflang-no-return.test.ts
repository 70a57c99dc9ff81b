import { hreflangNoReturn } from './hreflang-no-return';
import { surveyed } from './testSite';

const en = {
  at: '/en',
  alternates: [
    ['en', '/en'],
    ['de', '/de'],
  ] as [string, string][],
};

test('a version that does not name the page in return', () => {
  expect(surveyed(hreflangNoReturn, { pages: [en, { at: '/de' }] })).toEqual([
    '/en The de version /de doesn’t name this page in return.',
  ]);
});

test('not two that name each other, though under other codes', () => {
  const de = { at: '/de', alternates: [['en-GB', '/en']] as [string, string][] };
  expect(surveyed(hreflangNoReturn, { pages: [en, de] })).toEqual([]);
});

test('not a version that was not read, or is kept out, nor where everyone else shall go', () => {
  expect(surveyed(hreflangNoReturn, { pages: [en] })).toEqual([]);
  expect(surveyed(hreflangNoReturn, { pages: [en, { at: '/de', noindex: true }] })).toEqual([]);
  const fallback = { at: '/en', alternates: [['x-default', '/de']] as [string, string][] };
  expect(surveyed(hreflangNoReturn, { pages: [fallback, { at: '/de' }] })).toEqual([]);
});
