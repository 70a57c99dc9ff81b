import { breaches } from '../testPage.fixture';
import { mailtoMalformed } from './mailto-malformed';

const of = (href: string) => breaches(mailtoMalformed, `<a href="${href}">Write</a>`);

test.each([
  ['mailto:someone', '“someone” is not a valid email address.'],
  ['mailto://someone@example.com', '“//someone@example.com” is not a valid email address.'],
  ['mailto:a@example.com, b', '“b” is not a valid email address.'],
  ['mailto:someone@example', '“someone@example” is not a valid email address.'],
  ['mailto:someone at example.com', '“someone at example.com” is not a valid email address.'],
])('reports %s', (href, message) => expect(of(href)).toEqual([message]));

test.each([
  'mailto:someone@example.com',
  'MAILTO:first.last+tag@mail.example.co.uk?subject=Hello%20there',
  'mailto:a@example.com,b@example.com',
  'mailto:?subject=Read%20this&body=https://example.com',
  'mailto:Someone%20%3Csomeone@example.com%3E',
  'mailto:info@b%C3%BCcher.example',
  'mailto:%22first%20last%22@example.com',
  '/mailto:x',
])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
