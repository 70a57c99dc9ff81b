import { jsonLdUnknownType } from './json-ld-unknown-type';
import { breaches } from './testPage';

const of = (data: unknown) =>
  breaches(jsonLdUnknownType, `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
const context = 'https://schema.org';

test('a type that does not exist, however deep', () => {
  expect(of({ '@context': context, '@type': 'Artikle' })).toEqual([
    'schema.org has no type called “Artikle”.',
  ]);
  expect(
    of({ '@context': context, '@graph': [{ '@type': 'Article', author: { '@type': 'Human' } }] }),
  ).toEqual(['schema.org has no type called “Human”.']);
});

test.each([
  { '@context': context, '@type': 'Article' },
  { '@context': 'http://schema.org/', '@type': ['Product', 'Vehicle'] },
  { '@context': context, '@type': 'https://schema.org/Person' },
  { '@context': context, '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }] },
  { '@context': 'https://example.com/words', '@type': 'Human' },
  { '@context': [context, { my: 'https://example.com/' }], '@type': 'my:Human' },
  { '@context': context, '@type': 'gs1:Product' },
])('not %j', (data) => expect(of(data)).toEqual([]));

test('not what can’t be read', () => {
  expect(breaches(jsonLdUnknownType, '<script type="application/ld+json">{</script>')).toEqual([]);
});
