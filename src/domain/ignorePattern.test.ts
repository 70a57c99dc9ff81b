import * as v from 'valibot';
import type { Finding } from './finding';
import { decisionOn, type IgnorePattern, ignorePatternSchema, matches, patternFor } from './ignorePattern';
import type { Issue } from './issueState';

const link = (page: string, target: string | null = null, occursOn?: Finding['occursOn']) => ({
  fingerprint: 'one',
  rule: 'broken-link' as const,
  page: `https://example.com${page}`,
  target,
  ...(occursOn && { occursOn }),
});
const given = { state: 'ignored', reason: '', rule: 'broken-link', page: null, target: null } as const;
const pattern = (more: Partial<IgnorePattern> = {}): IgnorePattern => ({
  ...given,
  at: new Date(0),
  ...more,
});

test('a pattern with only a rule matches its findings on all pages', () => {
  expect(matches(pattern(), link('/a', 'https://elsewhere.example/gone'))).toBe(true);
  expect(matches(pattern({ rule: 'title-missing' }), link('/a'))).toBe(false);
});

test.each([
  ['/blog/*', '/blog/', true],
  ['/blog/*', '/blog/2024/post?page=2', true],
  ['/blog/*', '/shop/blog/', false],
  ['/blog', '/blog/post', false],
  ['/blog/*?page=*', '/blog/post?page=2', true],
  ['/blog/*?page=*', '/blog/post', false],
  ['*', '/anything', true],
])('%s matches the page %s: %s', (page, path, expected) => {
  expect(matches(pattern({ page }), link(path))).toBe(expected);
});

test.each([
  ['https://elsewhere.example/gone', 'https://elsewhere.example/gone', true],
  ['https://elsewhere.example/gone', 'https://elsewhere.example/gone/too', false],
  ['https://elsewhere.example/*', 'https://elsewhere.example/gone?x', true],
  ['https://elsewhere.example/*', null, false],
])('%s matches the target %s: %s', (target, of, expected) => {
  expect(matches(pattern({ target }), link('/a', of))).toBe(expected);
});

test('hides a finding that pages share only if all of them match and are known', () => {
  const blog = pattern({ page: '/blog/*' });
  const on = (...paths: string[]) => paths.map((path) => `https://example.com${path}`);
  const shared = (pages: number, ...paths: string[]) =>
    matches(blog, link(paths[0] ?? '', null, { pages, examples: on(...paths) }));
  expect(shared(2, '/blog/a', '/blog/b')).toBe(true);
  expect(shared(2, '/blog/a', '/shop/b')).toBe(false);
  expect(shared(300, '/blog/a', '/blog/b')).toBe(false);
  expect(matches(pattern(), link('/blog/a', null, { pages: 300, examples: on('/blog/a') }))).toBe(true);
});

test('a decision about a finding itself comes before patterns, and the first pattern before others', () => {
  const issue: Issue = {
    state: 'false-positive',
    reason: 'Own',
    rule: 'broken-link',
    page: 'x',
    at: new Date(0),
  };
  const patterns = [pattern({ page: '/x' }), pattern({ reason: 'First' }), pattern({ reason: 'Second' })];
  const without = { issues: new Map(), patterns };
  const with_ = { issues: new Map([['one', issue]]), patterns };
  expect(decisionOn(without, link('/a'))).toMatchObject({ state: 'ignored', reason: 'First' });
  expect(decisionOn(with_, link('/a'))).toMatchObject({ state: 'false-positive', reason: 'Own' });
  expect(patternFor(with_, link('/a'))).toBeUndefined();
  expect(decisionOn({ issues: new Map(), patterns: [] }, link('/a'))).toBeUndefined();
});

test.each([
  [{ ...given, page: 'blog/*' }, /start with “\/”/],
  [{ ...given, page: `/${'x'.repeat(200)}` }, /at most 200 characters/],
  [{ ...given, target: ' ' }, /length/],
  [{ ...given, target: 'x'.repeat(2_049) }, /length/],
  [{ ...given, rule: 'Broken Link' }, /format/],
  [{ ...given, host: 'example.com' }, /host/],
])('rejects %j', (input, words) => {
  expect(v.safeParse(ignorePatternSchema, input).issues?.[0].message).toMatch(words);
});
