import { breaches } from '../testPage.fixture';
import { descriptionMissing } from './description-missing';

test.each([
  '<title>x</title>',
  '<meta name="description" content="  ">',
  '<meta property="og:description" content="x">',
])('reports %s', (html) =>
  expect(breaches(descriptionMissing, html)).toEqual(['This page has no meta description.']),
);

test.each([
  '<meta name="description" content="All about it.">',
  '<META NAME="Description" CONTENT="All about it.">',
  '<meta name="robots" content="noindex">',
  '<link rel="canonical" href="/another">',
])("doesn't report %s", (html) => expect(breaches(descriptionMissing, html)).toEqual([]));
