import type { JobInput } from '#domain/jobInput';
import { plans } from '#domain/plans';
import { defaultPreferences } from '#domain/preferences';
import { addressesIn, draftOf, emptyDraft, readDraft, wholeNumber } from './draft';

const draft = emptyDraft(plans.free);

test('accepts a URL without a scheme', () => {
  expect(readDraft({ ...draft, url: ' example.com ', exclude: '/a/*\n\n /b ' }, plans.free)).toMatchObject({
    input: { url: 'example.com', maxPages: 500, exclude: ['/a/*', '/b'] },
  });
});

test.each([
  [{ url: '' }, 'url', /Enter the site’s URL/],
  [{ url: 'not a site' }, 'url', /isn’t a URL we can check/],
  [{ url: 'javascript:alert(1)' }, 'url', /isn’t a URL we can check/],
  [{ url: 'a.example', maxPages: 'many' }, 'maxPages', /whole number/],
  [{ url: 'a.example', maxPages: '' }, 'maxPages', /whole number/],
  [{ url: 'a.example', maxPages: '1e2' }, 'maxPages', /whole number/],
  [{ url: 'a.example', maxDepth: '1e0' }, 'maxDepth', /whole number/],
  [{ url: 'a.example', requestsPerSecond: '1.0' }, 'requestsPerSecond', /whole number/],
  [{ url: 'a.example', requestsPerSecond: '0x1' }, 'requestsPerSecond', /whole number/],
  [{ url: 'a.example', maxPages: '501' }, 'maxPages', /limit is 500 pages/],
  [{ url: 'a.example', include: 'blog' }, 'include', /must start with/],
  [{ url: 'a.example', scope: 'list' }, 'urls', /at least one/],
  [{ url: 'a.example', scope: 'list', urls: 'no good' }, 'urls', /isn’t a URL/],
  [{ url: 'a.example', headers: 'secret' }, 'headers', /a name, a colon and a value/],
  [{ url: 'a.example', headers: ': secret' }, 'headers', /a name, a colon and a value/],
  [{ url: 'a.example', headers: ': a: b' }, 'headers', /a name, a colon and a value/],
  [{ url: 'a.example', headers: 'X-Key:' }, 'headers', /Enter the value of X-Key after the colon/],
  [{ url: 'a.example', headers: 'X-Key: a\nsecret' }, 'headers', /a name, a colon and a value/],
  [
    { url: 'a.example', headers: 'Cookie: a=1\nX-Key: ' },
    'headers',
    /Enter the value of X-Key after the colon/,
  ],
  [{ url: 'a.example', headers: 'X Key: a' }, 'headers', /letters, digits/],
  [{ url: 'a.example', headers: 'X-Key: ä' }, 'headers', /plain text/],
  [
    { url: 'a.example', headers: 'User-Agent: Googlebot' },
    'headers',
    /“User-Agent” can’t be changed .*identifies Plumbline/,
  ],
  [{ url: 'a.example', headers: 'host: b.example' }, 'headers', /“host” can’t be set because the connection/],
] as const)('rejects %j in %s', (changes, field, words) => {
  const read = readDraft({ ...draft, ...changes }, plans.free);
  expect('errors' in read && read.errors[field]).toMatch(words);
});

test('reads headers as names and values, and allows a colon in a value', () => {
  const headers = 'X-Key: a:b\n\nAccept-Language:de';
  expect(readDraft({ ...draft, url: 'a.example', headers, checkHtml: false }, plans.free)).toMatchObject({
    input: { headers: { 'X-Key': 'a:b', 'Accept-Language': 'de' }, checkHtml: false },
  });
});

test('turns an input into the form that submits it', () => {
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
  expect(readDraft({ ...emptyDraft(plans.free), ...draftOf(input) }, plans.free)).toEqual({ input });
});

test.each([
  [plans.free.pagesPerJob + 1, plans.free.pagesPerJob],
  [plans.free.pagesPerJob, plans.free.pagesPerJob],
  [20, 20],
])('with a default of %i pages, starts with %i on the free plan', (chosen, shown) => {
  const defaults = { ...defaultPreferences.jobDefaults, maxPages: chosen };
  expect(emptyDraft(plans.free, defaults)).toMatchObject({ maxPages: String(shown), checkHtml: true });
});

test.each([
  ['1', 1],
  [' 42 ', 42],
  ['007', 7],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['x1', undefined],
  ['', undefined],
])('reads %j as the whole number %s', (typed, expected) => {
  expect(wholeNumber(typed)).toBe(expected);
});

test('allows spaces around numbers', () => {
  const typed = { url: 'a.example', maxPages: ' 50 ', maxDepth: ' 3', requestsPerSecond: '5 ' };
  expect(readDraft({ ...draft, ...typed }, plans.free)).toMatchObject({
    input: { maxPages: 50, maxDepth: 3, requestsPerSecond: 5 },
  });
});

test('trims spaces around a header’s name and value', () => {
  const read = readDraft({ ...draft, url: 'a.example', headers: ' X-Key :  secret ' }, plans.free);
  expect(read).toMatchObject({ input: { headers: { 'X-Key': 'secret' } } });
});

test('sends a list of URLs only for the scope that needs it', () => {
  const typed = { ...draft, url: 'a.example', urls: 'https://a.example/b' };
  expect(readDraft({ ...typed, scope: 'site' }, plans.free)).toMatchObject({ input: { urls: [] } });
  expect(readDraft({ ...typed, scope: 'list' }, plans.free)).toMatchObject({
    input: { urls: ['https://a.example/b'] },
  });
});

test('skips lines that are not a URL yet', () => {
  expect(addressesIn('a.example\n\n not a site \nhttps://b.example/c ')).toEqual([
    'https://a.example/',
    'https://b.example/c',
  ]);
});
