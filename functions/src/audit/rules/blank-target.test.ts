import { blankTarget } from './blank-target';
import { breaches } from './testPage';

test('a new tab for another site', () => {
  expect(breaches(blankTarget, '<a href="https://other.example/" target="_blank">')).toEqual([
    'The link to https://other.example/ opens a new tab without rel="noopener".',
  ]);
  expect(breaches(blankTarget, '<a href="//other.example/" target=_BLANK rel="nofollow">')).toHaveLength(1);
});

test.each([
  '<a href="https://other.example/" target="_blank" rel="noopener">',
  '<a href="https://other.example/" target="_blank" rel="external NoReferrer">',
  '<a href="https://other.example/">',
  '<a href="/own" target="_blank">',
  '<a href="https://docs.example.com/" target="_blank">',
  '<a href="mailto:a@example.net" target="_blank">',
])('not %s', (html) => expect(breaches(blankTarget, html)).toEqual([]));
