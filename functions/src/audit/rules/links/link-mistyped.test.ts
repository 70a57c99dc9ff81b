import { breaches } from '../testPage.fixture';
import { linkMistyped } from './link-mistyped';

const of = (href: string) => breaches(linkMistyped, `<a href="${href}">Go</a>`);

test.each([
  ['www.example.com', 'doesn’t start with https://'],
  ['www.example.com/a', 'doesn’t start with https://'],
  ['https//example.com', 'has a typo in https://'],
  ['http:/example.com', 'has a typo in https://'],
  ['https:example.com', 'has a typo in https://'],
  ['htp://example.com', 'has a typo in https://'],
  ['htttps://example.com', 'has a typo in https://'],
  ['hhttp://example.com', 'has a typo in https://'],
  ['https://https://example.com', 'has https:// twice'],
  ['hello@example.com', 'is an email address without mailto:'],
  ['js@png.example', 'is an email address without mailto:'],
])('reports %s', (href, words) => expect(of(href)).toEqual([`“${href}” ${words}.`]));

test.each([
  'https://example.com',
  'http://www.example.com',
  '//www.example.com/',
  'www.html',
  'https://https.example.com',
  'https://archive.example/web/https://example.com',
  '/users/hello@example.com',
  'ftp://example.com',
  'sms:+44123',
  '/http//x',
  'photo@2x.jpg',
  'icon@3x.PNG',
  'plan@2x.min.css',
  'lib@5.3.min.js',
  'minutes@2024.pdf',
])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
