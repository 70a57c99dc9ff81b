import * as v from 'valibot';
import { isReservedHeader, jobInputSchema, parseSiteUrl, urlFormatError, whyNoSite } from './jobInput';

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
  [' example.com ', 'https://example.com/'],
  ['example.com/#top', 'https://example.com/'],
  ['example.com/?next=http://example.org', 'https://example.com/?next=http://example.org'],
  ['example.com/a?b=/c', 'https://example.com/a?b=/c'],
  ['', undefined],
  ['example.com/a b', undefined],
  ['ftp://example.com', undefined],
  ['http:///404', undefined],
  // A URL parser would take the part after the slashes for a host.
  ['/404', undefined],
  ['//example.com', undefined],
  ['https:///404', undefined],
  ['\\\\example.com', undefined],
])('parses %s as the site %s', (typed, href) => expect(parseSiteUrl(typed)?.href).toBe(href));

test('accepts URLs of up to 2,048 characters, as typed and in full', () => {
  const path = 'x'.repeat(2_048 - 'https://example.com/'.length);
  expect(parseSiteUrl(`https://example.com/${path}`)?.href).toHaveLength(2_048);
  expect(parseSiteUrl(`example.com/${path}x`)).toBeUndefined();
  expect(parseSiteUrl(`example.com/${'./'.repeat(1_018)}`)?.href).toBe('https://example.com/');
  expect(parseSiteUrl(`example.com/${'./'.repeat(1_019)}`)).toBeUndefined();
});

test.each(['example.com/?u=ftp://a', 'https://example.com/ada@example.org', 'example.com/@ada'])(
  'shows no error for %s, which only contains a part that a host may not have',
  (typed) => expect(urlFormatError(typed)).toBeUndefined(),
);

test('never quotes credentials, and quotes at most 100 characters', () => {
  expect(urlFormatError('ada:secret@example.com')).toMatch(/^Remove the username and password/);
  expect(urlFormatError(` ftp://${'x'.repeat(200)}`)).toContain(`“ftp://${'x'.repeat(94)}”`);
});

test('explains what a URL looks like, or for a long one, which length is allowed', () => {
  expect(whyNoSite('https://')).toBe(
    '“https://” isn’t a URL we can check. Enter a URL such as https://example.com.',
  );
  expect(whyNoSite(` /${'x'.repeat(99)} `)).toContain('Enter a URL such as');
  expect(whyNoSite(` /${'x'.repeat(100)} `)).toMatch(/^“\/x{99}…” isn’t a URL we can check\. .*2,048/);
});

const site = { url: 'https://example.com' };

test('defaults to checking everything on a site at a moderate rate', () => {
  expect(v.parse(jobInputSchema, site)).toEqual({
    url: 'https://example.com/',
    scope: 'site',
    urls: [],
    maxPages: 500,
    maxDepth: 25,
    include: [],
    exclude: [],
    checkExternal: true,
    checkHtml: true,
    respectRobots: true,
    requestsPerSecond: 10,
    headers: {},
  });
});

test.each([
  [{ maxPages: 0 }, 'Max pages must be at least 1.'],
  [{ maxDepth: 101 }, 'Max depth must be at most 100.'],
  [{ requestsPerSecond: 0 }, 'Requests per second must be at least 1.'],
  [{ include: ['blog/*'] }, 'A pattern must start with “/”, such as /blog/*.'],
  [{ exclude: [`/${'x'.repeat(200)}`] }, 'A pattern can have at most 200 characters.'],
  [listOf(1_001, 30), 'A list can have at most 1,000 URLs.'],
  [{ headers: { 'X Key': 'a' } }, 'A header name can contain only letters, digits and “-”.'],
  [{ headers: { 'X-Key:': 'a' } }, 'A header name can contain only letters, digits and “-”.'],
  [{ headers: { ':X-Key': 'a' } }, 'A header name can contain only letters, digits and “-”.'],
  [{ headers: { ['x'.repeat(65)]: 'a' } }, 'A header name can contain only letters, digits and “-”.'],
  [{ headers: { 'X-Key': 'a\nb' } }, 'A header value must be plain text on one line.'],
  [{ headers: { 'X-Key': 'ä' } }, 'A header value must be plain text on one line.'],
  [{ headers: { 'X-Key': 'x'.repeat(1_025) } }, 'A header value must be plain text on one line.'],
  [
    { headers: { 'User-Agent': 'a' } },
    '“User-Agent” can’t be changed because it identifies Plumbline to site owners. Remove this header.',
  ],
  [{ headers: { Host: 'a' } }, '“Host” can’t be set because the connection sets it. Remove this header.'],
])('rejects %.60j with the reason', (input, words) => {
  expect(refusals({ ...site, ...input })).toEqual([words]);
});

test.each([
  'User-Agent',
  'Host',
  'Connection',
  'Content-Length',
  'Transfer-Encoding',
  'Upgrade',
  'Keep-Alive',
  'Expect',
  'TE',
  'Accept-Encoding',
])('a job can’t set the header %s', (header) => {
  expect(isReservedHeader(header)).toBe(true);
  expect(refusals({ ...site, headers: { [header]: 'a' } })).toHaveLength(1);
});

test('a job can set any other header, such as Cookie', () => {
  expect(isReservedHeader('Cookie')).toBe(false);
  expect(refusals({ ...site, headers: { Cookie: 'a=b', 'Accept-Language': '' } })).toEqual([]);
});
