import { breaches } from '../testPage.fixture';
import { blankTarget } from './blank-target';

test('reports a new tab for another site', () => {
  expect(breaches(blankTarget, '<a href="https://other.example/" target="_blank">')).toEqual([
    'The link to https://other.example/ opens a new tab without rel="noopener".',
  ]);
  expect(breaches(blankTarget, '<a href="//other.example/" target=_BLANK rel="nofollow">')).toHaveLength(1);
});

test('reports an area of an image, and a form', () => {
  const area = '<map><area href="https://other.example/" alt="Other" target="_blank"></map>';
  expect(breaches(blankTarget, area)).toEqual([
    'The link to https://other.example/ opens a new tab without rel="noopener".',
  ]);
  const form = '<form action="https://other.example/pay" method="post" target="_blank"></form>';
  expect(breaches(blankTarget, form)).toEqual([
    'The form to https://other.example/pay opens a new tab without rel="noopener".',
  ]);
});

test.each([
  '<area href="https://other.example/" target="_blank" rel="noopener">',
  '<area href="https://other.example/" alt="target">',
  '<area href="/own" target="_blank">',
  '<form action="https://other.example/" target="_blank" rel="noopener"></form>',
  '<form action="https://other.example/"></form>',
  '<form target="_blank"></form>',
  '<a href="https://other.example/" target="_blank" rel="noopener">',
  '<a href="https://other.example/" target="_blank" rel="external NoReferrer">',
  '<a href="https://other.example/">',
  '<a href="/own" target="_blank">',
  '<a href="https://docs.example.com/" target="_blank">',
  '<a href="mailto:a@example.net" target="_blank">',
])("doesn't report %s", (html) => expect(breaches(blankTarget, html)).toEqual([]));
