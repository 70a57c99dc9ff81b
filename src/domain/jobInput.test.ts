import * as v from 'valibot';
import { jobInputSchema, parseSiteUrl, urlFormatError } from './jobInput';

const listOf = (count: number, length: number) => ({
  url: 'https://example.com',
  scope: 'list' as const,
  urls: Array.from({ length: count }, () => `https://example.com/${'x'.repeat(length - 20)}`),
});

test('accepts a list of a thousand URLs of usual length', () => {
  expect(v.safeParse(jobInputSchema, listOf(1_000, 200)).success).toBe(true);
});

test('rejects a list whose URLs are too long to store, with the reason', () => {
  const { issues } = v.safeParse(jobInputSchema, listOf(1_000, 1_000));
  expect(issues?.map(({ message }) => message)).toEqual([
    'The URLs of a list can have at most 200,000 characters in total, and these have 1,000,000. Split the list.',
  ]);
});

const refusals = (input: unknown) =>
  (v.safeParse(jobInputSchema, input).issues ?? []).map((issue) => issue.message);

const name = (length: number) => `${'a'.repeat(length - 4)}.com`;

test('rejects a host that is too long for DNS, with a message that says why', () => {
  expect(refusals({ url: `https://${name(253)}` })).toEqual([]);
  const [words, ...more] = refusals({ url: `https://${name(254)}` });
  expect(words).toContain('its host name at most 253');
  expect(words?.length).toBeLessThan(300);
  expect(more).toEqual([]);
  const list = { url: 'https://example.com', scope: 'list', urls: [`https://${name(1_600)}`] };
  expect(refusals(list)).toHaveLength(1);
});

test.each([
  ['ftp://example.com', /must start with http/],
  ['foo bar.com', /can’t contain spaces/],
  ['http://ada:secret@example.com', /username and password/],
])('explains why %s is not a site before it is submitted', (typed, words) => {
  expect(urlFormatError(typed)).toMatch(words);
  expect(refusals({ url: typed })[0]).toMatch(words);
  expect(urlFormatError(typed)).not.toContain('secret');
});

test.each(['', 'h', 'http', 'http:', 'http:/', 'https://', 'exam', ' example.com ', 'localhost:80'])(
  'shows no error for %j, which may still become a URL',
  (typed) => expect(urlFormatError(typed)).toBeUndefined(),
);

test('measures a URL in its encoded form, where a letter may take nine characters', () => {
  expect(refusals({ url: `https://example.com/${'日'.repeat(200)}` })).toEqual([]);
  expect(refusals({ url: `https://example.com/${'日'.repeat(300)}` })).toHaveLength(1);
});

test("the largest input is far below Firestore's document limit", () => {
  const headers = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`X-${n}`, 'v'.repeat(1_024)]));
  const patterns = Array.from({ length: 50 }, () => `/${'日'.repeat(199)}`);
  const input = { ...listOf(1_000, 200), include: patterns, exclude: patterns, headers };
  const bytes = Buffer.byteLength(JSON.stringify(v.parse(jobInputSchema, input)));
  expect(bytes).toBeGreaterThan(300_000);
  expect(bytes).toBeLessThan(400_000);
  expect(refusals({ ...input, headers: { ...headers, 'X-51': '' } })).toEqual([
    'A job can send at most 50 custom headers.',
  ]);
});

test.each([
  ['example.com', 'https://example.com/'],
  ['example.com/a', 'https://example.com/a'],
  ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/'],
  // A URL parser would take the part after the slashes for a host.
  ['/404', undefined],
  ['//example.com', undefined],
  ['https:///404', undefined],
  ['\\\\example.com', undefined],
])('parses %s as the site %s', (typed, href) => expect(parseSiteUrl(typed)?.href).toBe(href));
