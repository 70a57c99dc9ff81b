import { canonicalIn } from './responseHeaders';

test.each<[string | string[], string]>([
  ['<https://example.com/a>; rel="canonical"', 'https://example.com/a'],
  ['</style.css>; rel=preload; as=style, </a,b>; rel=canonical', '/a,b'],
  ['</caf\xc3\xa9>; rel=canonical', '/caf%C3%A9'],
  [['</x>; rel="next"', '< /a >; title="x"; REL="nofollow Canonical"'], '/a'],
])('reads from %j the canonical URL %s', (link, expected) => expect(canonicalIn({ link })).toBe(expected));

test.each(['', '<https://example.com/a>', '<a>; rel="not-canonical"', 'rel=canonical', '<a; rel=canonical'])(
  'reads no canonical URL from %j',
  (link) => expect(canonicalIn({ link })).toBeNull(),
);

test('reads no canonical URL without a header', () => expect(canonicalIn({})).toBeNull());
