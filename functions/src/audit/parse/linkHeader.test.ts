import { canonicalIn } from './linkHeader';

test.each<[string | string[], string]>([
  ['<https://example.com/a>; rel="canonical"', 'https://example.com/a'],
  ['</style.css>; rel=preload; as=style, </a,b>; rel=canonical', '/a,b'],
  ['</caf\xc3\xa9>; rel=canonical', '/caf%C3%A9'],
  [['</x>; rel="next"', '< /a >; title="x"; REL="nofollow Canonical"'], '/a'],
])('%j names %s', (link, expected) => expect(canonicalIn({ link })).toBe(expected));

test.each(['', '<https://example.com/a>', '<a>; rel="not-canonical"', 'rel=canonical', '<a; rel=canonical'])(
  '%j names none',
  (link) => expect(canonicalIn({ link })).toBeNull(),
);

test('no header names none', () => expect(canonicalIn({})).toBeNull());
