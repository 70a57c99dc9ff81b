import { violations } from '../testPage.fixture';
import { jsonLdInvalid, jsonLdUnknownType } from './structuredData';

describe('json-ld-invalid', () => {
  const of = (text: string, type = 'application/ld+json') =>
    violations(jsonLdInvalid, `<script type="${type}">${text}</script>`);

  test.each([
    ['{"@type": "Article",}', 'it is not JSON'],
    ["{'@type': 'Article'}", 'it is not JSON'],
    ['', 'it is empty'],
    ['"Article"', 'it is not an object'],
    ['<!-- {"@type": "Article"} -->', 'it is not JSON'],
  ])('reports %s', (text, problem) => expect(of(text)).toEqual([`Structured data is invalid: ${problem}.`]));

  test('reports data of any length', () => expect(of(`{"a": "${'x'.repeat(150_000)}",}`)).toHaveLength(1));

  test("doesn't report valid data, a list of it, or data of another type", () => {
    expect(of('{"@context": "https://schema.org", "@type": "Article"}')).toEqual([]);
    expect(of('[{"@type": "Article"}]')).toEqual([]);
    expect(of('{"text": "a < b & c"}')).toEqual([]);
    expect(of('not json', 'text/plain')).toEqual([]);
    expect(of('{"imports": }', 'importmap')).toEqual([]);
  });
});

describe('json-ld-unknown-type', () => {
  const of = (data: unknown) =>
    violations(jsonLdUnknownType, `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  const context = 'https://schema.org';

  test('reports an unknown type at any depth', () => {
    expect(of({ '@context': context, '@type': 'Artikle' })).toEqual([
      'schema.org has no type called “Artikle”.',
    ]);
    expect(
      of({ '@context': context, '@graph': [{ '@type': 'Article', author: { '@type': 'Human' } }] }),
    ).toEqual(['schema.org has no type called “Human”.']);
  });

  test.each([
    ['in a list', [context, { my: 'https://example.com/' }]],
    ['as @vocab', { '@vocab': 'https://schema.org/' }],
    ['with www', 'https://www.schema.org'],
  ])('reads a vocabulary that is named %s', (_, named) => {
    expect(of({ '@context': named, '@type': 'Human' })).toEqual(['schema.org has no type called “Human”.']);
    expect(of({ '@context': named, '@type': ['Person', 'my:Human'] })).toEqual([]);
  });

  test('reports a missing type', () => {
    const message = 'Structured data has no @type, so search engines ignore it.';
    expect(of({ '@context': context, name: 'x' })).toEqual([message]);
    expect(of([{ '@context': context, '@type': [], name: 'x' }])).toEqual([message]);
  });

  test('reports a missing vocabulary', () =>
    expect(of({ '@type': 'Article', headline: 'x' })).toEqual([
      'Structured data has no @context, so search engines ignore it.',
    ]));

  test('reads data of any length, and a type with a charset', () => {
    const data = { '@context': context, '@type': 'Human', text: 'a'.repeat(150_000) };
    const script = `<script type="application/ld+json; charset=utf-8">${JSON.stringify(data)}</script>`;
    expect(violations(jsonLdUnknownType, script)).toHaveLength(1);
  });

  test.each([
    { '@context': context, '@type': 'https://www.schema.org/Person' },
    { '@context': context, '@type': 'http://purl.org/goodrelations/v1#Offering' },
    { '@context': context, '@graph': [{ '@type': 'Person' }] },
    { '@context': context, '@type': 'Article', author: { '@id': '#me' } },
    { '@context': [context, { Human: 'https://example.com/Human' }], '@type': 'Human' },
    { '@context': [context, { '@vocab': 'https://example.com/' }], '@type': 'Human' },
    { '@context': [context, 'https://example.com/words'], '@type': 'Human' },
    { '@context': 'https://example.com/words', name: 'x' },
    { '@id': '#me', '@type': 'https://schema.org/Person', 'https://schema.org/name': 'x' },
    [],
    { '@context': context, '@type': 'Article' },
    { '@context': 'http://schema.org/', '@type': ['Product', 'Vehicle'] },
    { '@context': context, '@type': 'https://schema.org/Person' },
    { '@context': context, '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }] },
    { '@context': 'https://example.com/words', '@type': 'Human' },
    { '@context': [context, { my: 'https://example.com/' }], '@type': 'my:Human' },
    { '@context': context, '@type': 'gs1:Product' },
  ])("doesn't report %j", (data) => expect(of(data)).toEqual([]));

  test("doesn't report invalid data", () => {
    expect(violations(jsonLdUnknownType, '<script type="application/ld+json">{</script>')).toEqual([]);
  });
});
