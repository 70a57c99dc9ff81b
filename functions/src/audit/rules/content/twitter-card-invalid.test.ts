import { breaches } from '../testPage.fixture';
import { twitterCardInvalid } from './twitter-card-invalid';

test.each(['large', 'summary-large-image', 'photo', ''])('reports “%s”', (card) =>
  expect(breaches(twitterCardInvalid, `<meta name="twitter:card" content="${card}">`)).toEqual([
    `Unknown twitter:card value: “${card}”.`,
  ]),
);

test.each([
  '<meta name="twitter:card" content="summary">',
  '<meta property="twitter:card" content=" Summary_Large_Image ">',
  '<meta name="twitter:title" content="large">',
])("doesn't report %s", (html) => expect(breaches(twitterCardInvalid, html)).toEqual([]));

test("doesn't report a page without a card, for which Open Graph is enough", () => {
  expect(breaches(twitterCardInvalid, '<p>x')).toEqual([]);
});
