import fc from 'fast-check';
import type { Headers } from './facts/outcome';
import type { Answer } from './fetch/fetcher';

/** Timeout for inputs of these sizes, in milliseconds; anything slower counts as a hang. */
const maxMs = 2_000;

/** Returns the result of some work. @throws if it takes too long. */
export function inTime<Result>(work: () => Result): Result {
  const began = performance.now();
  const result = work();
  expect(performance.now() - began).toBeLessThan(maxMs);
  return result;
}

/** Generates text from what a parser looks for, so that it nests deeply, mixed with unexpected text. */
export function textOf(pieces: readonly string[]) {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    { weight: 1, arbitrary: fc.constantFrom('\0', '\uFEFF', '\uD800', '\u202E', ' ', '\n', '\t') },
  );
  const once = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
  return fc.oneof(
    once,
    fc.tuple(once, fc.integer({ min: 1, max: 400 })).map(([text, times]) => text.repeat(times)),
  );
}

/** Generates something like a page. */
export const html = textOf([
  ...[
    '<a href="',
    '<a ',
    '</a>',
    '<p>',
    '</',
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '/>',
    '&',
    '&amp;',
    '&#x',
    '&#999999999;',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<?xml',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
  ],
  ...[
    '<template>',
    '</template>',
    '<svg>',
    '</svg>',
    '<noscript>',
    '<title>',
    '</title>',
    '<base href=',
    '<h1>',
    '</h1>',
  ],
  ...[
    '<meta charset="',
    '<meta http-equiv=refresh content="',
    'url(',
    ')',
    '0;url=',
    'srcset="',
    ',',
    ' 1x',
    '2w',
  ],
  ...[
    '<img alt="',
    '<link rel=',
    'stylesheet',
    'aria-hidden=true',
    'style="',
    '@import ',
    '\\',
    'http://',
    '#',
    '?',
    ':',
  ],
]);

/** Generates something like a URL. */
export const url = fc.oneof(
  textOf([
    ...[
      'http://',
      'https:',
      '//',
      '/',
      '..',
      '.',
      '?',
      '#',
      '@',
      ':',
      '80',
      '[',
      ']',
      '::1',
      '%',
      '%2',
      '%2e',
      '%00',
      '\\',
    ],
    ...[
      'example.com',
      'xn--',
      'ü',
      'a',
      '=',
      '&',
      'utm_source=',
      ';jsessionid=',
      '/(S(lit3py55t21z5v55vlm25s55))',
      '2041-01',
      'javascript:',
      'data:',
      ' ',
    ],
  ]),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

/** Generates response headers. */
export const headers: fc.Arbitrary<Headers> = fc.dictionary(
  fc.constantFrom(
    'content-type',
    'content-encoding',
    'retry-after',
    'server',
    'x-robots-tag',
    'location',
    'set-cookie',
    'link',
    'content-security-policy',
    'strict-transport-security',
    'referrer-policy',
    'x-frame-options',
  ),
  fc.oneof(
    textOf([
      'text/html',
      ';',
      'charset=',
      '"',
      'utf-16',
      'gzip',
      ',',
      'noindex',
      ':',
      '120',
      '-1',
      '1e99',
      'Wed, 21 Oct',
      '<',
      '>; rel="canonical"',
      '; hreflang=de; rel=alternate',
      'script-src ',
      "'unsafe-inline' ",
      'frame-ancestors *; ',
      'max-age=',
      'includeSubDomains',
      'ALLOW-FROM ',
    ]),
    fc.array(fc.string(), { maxLength: 3 }),
  ),
);

/** Returns a response of 200. */
export const answered = (source: string, type?: string): Answer => {
  const body = Buffer.from(source);
  const headers: Answer['headers'] = type === undefined ? {} : { 'content-type': type };
  const timing = { durationMs: 0, firstByteMs: 0, attempts: 1 };
  return { kind: 'answer', status: 200, headers, body, bytes: body.length, ...timing };
};
