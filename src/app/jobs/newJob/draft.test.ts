import type { JobInput } from '../../../domain/jobInput';
import { plans } from '../../../domain/plans';
import { draftOf, emptyDraft, readDraft } from './draft';

const draft = emptyDraft(plans.free);

test('an address without a scheme is good enough', () => {
  expect(readDraft({ ...draft, url: ' example.com ', exclude: '/a/*\n\n /b ' }, plans.free)).toMatchObject({
    input: { url: 'example.com', maxPages: 500, exclude: ['/a/*', '/b'] },
  });
});

test.each([
  [{ url: '' }, 'url', /Type the address/],
  [{ url: 'not a site' }, 'url', /not an address we can check/],
  [{ url: 'javascript:alert(1)' }, 'url', /not an address we can check/],
  [{ url: 'a.example', maxPages: 'many' }, 'maxPages', /whole number/],
  [{ url: 'a.example', maxPages: '501' }, 'maxPages', /up to 500 pages/],
  [{ url: 'a.example', include: 'blog' }, 'include', /begins with/],
  [{ url: 'a.example', scope: 'list' }, 'urls', /at least one/],
  [{ url: 'a.example', scope: 'list', urls: 'no good' }, 'urls', /not an address/],
  [{ url: 'a.example', headers: 'secret' }, 'headers', /a name, a colon and a value/],
  [{ url: 'a.example', headers: 'X Key: a' }, 'headers', /letters, digits/],
  [{ url: 'a.example', headers: 'X-Key: ä' }, 'headers', /plain text/],
  [
    { url: 'a.example', headers: 'User-Agent: Googlebot' },
    'headers',
    /“User-Agent” can’t be set: .*own name/,
  ],
  [{ url: 'a.example', headers: 'host: b.example' }, 'headers', /“host” can’t be set: the connection/],
] as const)('%j is wrong in %s', (changes, field, words) => {
  const read = readDraft({ ...draft, ...changes }, plans.free);
  expect('errors' in read && read.errors[field]).toMatch(words);
});

test('headers are names and values, and a value may hold a colon', () => {
  const headers = 'X-Key: a:b\n\nAccept-Language:de';
  expect(readDraft({ ...draft, url: 'a.example', headers, checkHtml: false }, plans.free)).toMatchObject({
    input: { headers: { 'X-Key': 'a:b', 'Accept-Language': 'de' }, checkHtml: false },
  });
});

test('an input becomes the form that asks for it', () => {
  const input: JobInput = {
    url: 'https://example.com/',
    scope: 'list',
    urls: ['https://example.com/a', 'https://example.com/b'],
    maxPages: 42,
    maxDepth: 3,
    include: ['/blog/*'],
    exclude: [],
    checkExternal: false,
    checkHtml: true,
    respectRobots: true,
    requestsPerSecond: 5,
    headers: { 'X-Key': 'secret' },
  };
  expect(readDraft(draftOf(input), plans.free)).toEqual({ input });
});
