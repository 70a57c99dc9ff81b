import { canonicalMany } from './canonical-many';
import { breaches } from './testPage';

const link = (href: string) => `<link rel="canonical" href="${href}">`;

test('two that differ', () => {
  expect(breaches(canonicalMany, link('/a') + link('/b'))).toEqual([
    'This page names 2 canonical addresses.',
  ]);
});

test('not the same one twice, however it is written', () => {
  expect(breaches(canonicalMany, link('/a') + link('https://example.com/a'))).toEqual([]);
});

test('not one, nor one beside another kind of link', () => {
  expect(breaches(canonicalMany, link('/a'))).toEqual([]);
  expect(breaches(canonicalMany, `${link('/a')}<link rel="alternate" href="/b">`)).toEqual([]);
});
