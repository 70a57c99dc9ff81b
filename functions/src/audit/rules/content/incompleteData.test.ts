import { pageOf, violations } from '../testPage.fixture';
import { jsonLdIncomplete } from './incompleteData';

describe('json-ld-incomplete', () => {
  const context = 'https://schema.org';
  const scriptOf = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const of = (data: object) => violations(jsonLdIncomplete, scriptOf({ '@context': context, ...data }));
  const incomplete = (...problems: string[]) =>
    problems.map((problem) => `Structured data is incomplete: ${problem}.`);

  test.each<[object, string[]]>([
    [
      { '@type': 'Product' },
      ['Product has no “name”', 'Product has no “review”, “aggregateRating” or “offers”'],
    ],
    [{ '@type': 'Recipe', name: 'Soup' }, ['Recipe has no “image”']],
    [{ '@type': 'Recipe', name: 'Soup', image: [] }, ['Recipe has no “image”']],
    [{ '@type': 'Recipe', name: ' ', image: 'a.jpg' }, ['Recipe has no “name”']],
    [{ '@type': 'MusicEvent', name: 'Concert', location: 'x' }, ['MusicEvent has no “startDate”']],
    [
      {
        '@type': 'JobPosting',
        title: 'x',
        description: 'x',
        datePosted: '2026-01-01',
        hiringOrganization: 'x',
      },
      ['JobPosting has no “jobLocation” or “applicantLocationRequirements” with “jobLocationType”'],
    ],
    [{ '@type': 'VideoObject', name: 'x', thumbnailUrl: 'x' }, ['VideoObject has no “uploadDate”']],
    [{ '@type': ['Thing', 'Restaurant'], name: 'x' }, ['Restaurant has no “address”']],
    [{ '@type': 'https://schema.org/Course', name: 'x' }, ['Course has no “description”']],
    [{ '@type': 'BreadcrumbList' }, ['BreadcrumbList has no “itemListElement”']],
    [{ '@type': 'FAQPage', mainEntity: null }, ['FAQPage has no “mainEntity”']],
    [
      { '@type': 'WebApplication', name: 'x', offers: { '@type': 'Offer', price: 0 } },
      ['WebApplication has no “aggregateRating” or “review”'],
    ],
    [{ '@type': 'Dataset', name: 'x' }, ['Dataset has no “description”']],
    [
      { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 2 },
      ['AggregateRating has no “itemReviewed”'],
    ],
  ])('reports of %j', (data, problems) => expect(of(data)).toEqual(incomplete(...problems)));

  const item = { '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://example.com/docs' };

  test('judges the items of a breadcrumb, of which the last needs no link', () => {
    const list = (...items: object[]) => of({ '@type': 'BreadcrumbList', itemListElement: items });
    const { item: link, ...last } = item;
    expect(list(item, last)).toEqual([]);
    expect(list(last, item)).toEqual(incomplete('BreadcrumbList has a ListItem without “item”'));
    expect(list({ ...last, item: { '@id': link, name: 'Docs' }, name: undefined }, last)).toEqual([]);
    expect(list({ ...item, name: '' }, last)).toEqual(
      incomplete('BreadcrumbList has a ListItem without “name” or “item.name”'),
    );
    expect(list({ ...item, position: undefined }, last)).toEqual(
      incomplete('BreadcrumbList has a ListItem without “position”'),
    );
  });

  test('judges questions and their answers', () => {
    const answer = { '@type': 'Answer', text: 'Yes' };
    const question = { '@type': 'Question', name: 'Does it?', acceptedAnswer: answer };
    expect(of({ '@type': 'FAQPage', mainEntity: [question] })).toEqual([]);
    expect(of({ '@type': 'FAQPage', mainEntity: [question, { ...question, name: undefined }] })).toEqual(
      incomplete('FAQPage has a Question without “name”'),
    );
    expect(
      of({ '@type': 'FAQPage', mainEntity: { ...question, acceptedAnswer: { '@type': 'Answer' } } }),
    ).toEqual(incomplete('Question has an Answer without “text”'));
    expect(of({ '@type': 'QAPage', mainEntity: { ...question, answerCount: 0 } })).toEqual([]);
    expect(of({ '@type': 'QAPage', mainEntity: question })).toEqual(
      incomplete('QAPage has a Question without “answerCount”'),
    );
  });

  test('judges ratings, reviews, offers and videos within something else', () => {
    expect(
      of({ '@type': 'Organization', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }),
    ).toEqual(incomplete('Organization has an AggregateRating without “ratingCount” or “reviewCount”'));
    expect(of({ '@type': 'Article', video: { '@type': 'VideoObject', name: 'x', uploadDate: 'x' } })).toEqual(
      incomplete('Article has a VideoObject without “thumbnailUrl”'),
    );
    expect(
      of({ '@type': 'Product', name: 'x', review: { '@type': 'Review', reviewRating: { ratingValue: 4 } } }),
    ).toEqual(incomplete('Product has a Review without “author”'));
    expect(of({ '@type': 'Product', name: 'x', offers: [{ '@type': 'Offer', url: '/x' }] })).toEqual(
      incomplete('Product has an Offer without “price” or “priceSpecification”'),
    );
  });

  test('reads graphs, lists and main entities, and merges parts with the same @id', () => {
    const graph = [
      { '@type': 'WebPage', mainEntity: { '@type': 'Recipe', name: 'Soup' } },
      { '@type': 'Event', '@id': '#event', name: 'x', startDate: 'x', location: { '@id': '#place' } },
      { '@type': 'Product', '@id': '#product', name: 'x' },
      { '@id': '#product', '@type': 'Product', offers: { '@type': 'Offer', price: 1 } },
    ];
    expect(of({ '@graph': graph })).toEqual(incomplete('Recipe has no “image”'));
    const list = [{ '@context': context, '@type': 'Recipe', image: 'x' }];
    expect(violations(jsonLdIncomplete, scriptOf(list))).toEqual(incomplete('Recipe has no “name”'));
  });

  test('merges parts in several scripts of a page', () => {
    const parts = [{ name: 'Soup' }, { image: 'x' }].map((part) =>
      scriptOf({ '@context': context, '@type': 'Recipe', '@id': '#r', ...part }),
    );
    expect(violations(jsonLdIncomplete, parts.join(''))).toEqual([]);
  });

  test.each<object>([
    { '@type': 'Article' },
    { '@type': 'Organization' },
    {
      '@type': 'Product',
      name: 'x',
      offers: { '@type': 'AggregateOffer', lowPrice: 1, priceCurrency: 'EUR' },
    },
    { '@type': 'Product', name: 'x', isVariantOf: { '@id': '#group' } },
    { '@type': 'Product', 'https://schema.org/name': 'x', 'schema:offers': { price: 1 } },
    { '@type': 'Product', '@id': '#product' },
    { '@type': 'LocalBusiness', '@id': 'https://example.com/#shop', name: 'Shop', url: '/' },
    { '@type': 'Article', about: { '@type': 'Product', name: 'x' }, publisher: { '@type': 'LocalBusiness' } },
    {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Recipe', url: '/a' } }],
    },
    { '@type': 'Review', author: 'x', positiveNotes: {}, itemReviewed: { '@type': 'Product', name: 'x' } },
    {
      '@type': 'JobPosting',
      title: 'x',
      description: 'x',
      datePosted: '2026-01-01',
      hiringOrganization: 'x',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    },
    { '@context': 'https://example.com/words', '@type': 'Product' },
    { '@context': [context, { label: 'schema:name' }], '@type': 'Recipe', label: 'Soup', image: 'x' },
  ])("doesn't report %j", (data) => expect(of(data)).toEqual([]));

  test("doesn't report invalid data, or data without a vocabulary", () => {
    expect(violations(jsonLdIncomplete, '<script type="application/ld+json">{</script>')).toEqual([]);
    expect(violations(jsonLdIncomplete, scriptOf({ '@type': 'Product' }))).toEqual([]);
    expect(violations(jsonLdIncomplete, scriptOf(['Product', 1, null]))).toEqual([]);
  });

  test('has one cause for each type and property', () => {
    const page = pageOf(scriptOf([1, 2].map((name) => ({ '@context': context, '@type': 'Recipe', name }))));
    expect(jsonLdIncomplete.check(page).map(({ key }) => key)).toEqual(['Recipe image', 'Recipe image']);
  });

  test.each<[string, () => unknown[]]>([
    [
      'many parts of one object',
      () =>
        Array.from({ length: 400 }, (_, n) =>
          Array(100).fill({ '@id': 'a', '@type': 'Recipe', [`p${n}`]: 1 }),
        ),
    ],
    [
      'many references to an object with many parts',
      () => [
        { '@id': 'q', '@type': 'Question', acceptedAnswer: Array(500).fill({ '@type': 'Answer' }) },
        ...Array(400).fill({ '@type': 'QAPage', mainEntity: Array(100).fill({ '@id': 'q' }) }),
      ],
    ],
  ])('is judged in time: %s', (_, graph) => {
    const page = pageOf(scriptOf({ '@context': context, '@graph': graph() }));
    const began = performance.now();
    jsonLdIncomplete.check(page);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
