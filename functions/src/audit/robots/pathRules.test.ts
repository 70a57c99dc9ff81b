import { PathRules } from './pathRules';

const url = 'https://example.com/robots.txt';
const folders = (count: number, suffix = '') =>
  Array.from({ length: count }, (_, n) => `Disallow: /folder-${n}/${suffix}`);

/** Prefixes of many rules have different lengths and share beginnings. */
const others = [
  ['few rules', []],
  ['many rules', folders(150)],
] as const;

describe.each(others)('among %s', (_, more) => {
  const allows = (path: string, ...lines: readonly string[]) =>
    new PathRules(url, [...more, ...lines]).allow(new URL(path, url).href);

  it.each([
    ['/private', '/private/x', false],
    ['/private', '/other', true],
    ['/a*x', '/a/x', false],
    ['/a**x', '/a/x', false],
    ['/end$', '/end', false],
    ['/end$', '/ending', true],
    ['/b%c3%bccher', '/b%C3%BCcher', false],
    ['/bücher', '/b%c3%bccher', false],
    ["/it's", '/it%27s', false],
    ["/it's", '/it%2As', true],
    ['/it%2As', '/it*s', false],
    ['/%7euser', '/~user', false],
  ])('applies “Disallow: %s” to %s: allowed %s', (pattern, path, allowed) => {
    expect(allows(path, `Disallow: ${pattern}`)).toBe(allowed);
  });

  it('applies the longest matching rule', () => {
    const rules = ['Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'];
    expect(['/a/x', '/a/b/x', '/a/b/c'].map((path) => allows(path, ...rules))).toEqual([false, true, false]);
  });

  it('applies all rules with the same prefix', () => {
    const rules = ['Disallow: /a*x', 'Disallow: /a*y', 'Disallow: /a'];
    expect(['/a/x', '/a/y'].map((path) => allows(path, ...rules.slice(0, 2)))).toEqual([false, false]);
    expect(allows('/a/z', ...rules)).toBe(false);
  });

  it('applies no rule to a URL of another origin', () => {
    expect(allows('https://other.example/private', 'Disallow: /')).toBe(true);
  });

  it('distinguishes long rules that differ at the end only', () => {
    const long = `/${'x'.repeat(100)}`;
    expect(allows(`${long}a`, `Disallow: ${long}a`)).toBe(false);
    expect(allows(`${long}b`, `Disallow: ${long}a`)).toBe(true);
  });
});

describe('excessive rules', () => {
  const allows = (path: string, ...lines: readonly string[]) =>
    new PathRules(url, lines).allow(new URL(path, url).href);

  it('are ignored from 2,049 characters on', () => {
    const pattern = `/${'x'.repeat(2_048 - 'Disallow: /'.length)}`;
    expect(`Disallow: ${pattern}`).toHaveLength(2_048);
    expect(allows(pattern, `Disallow: ${pattern}`)).toBe(false);
    expect(allows(`${pattern}x`, `Disallow: ${pattern}x`)).toBe(true);
  });

  it('are ignored from 20 stars on', () => {
    expect(allows('/aaa', `Disallow: /${'*a'.repeat(3)}`)).toBe(false);
    expect(allows(`/${'a'.repeat(19)}`, `Disallow: /${'*a'.repeat(19)}`)).toBe(false);
    expect(allows(`/${'a'.repeat(20)}`, `Disallow: /${'*a'.repeat(20)}`)).toBe(true);
  });

  it('are ignored with a star after the ten thousandth', () => {
    const rules = folders(10_001, '*.pdf');
    expect(allows('/folder-9999/a.pdf', ...rules)).toBe(false);
    expect(allows('/folder-10000/a.pdf', ...rules)).toBe(true);
    expect(allows('/private', ...rules, 'Disallow: /private')).toBe(false);
  });
});
