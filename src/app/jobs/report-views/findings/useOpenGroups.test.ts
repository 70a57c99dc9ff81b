import type { FindingsView } from './ruleViews';
import { linkToRule, readOpen, writeOpen } from './useOpenGroups';

const report = ['a-rule', 'b-rule', 'c-rule'].map((id) => ({ id }) as FindingsView);

test.each([
  ['', []],
  ['b-rule', ['b-rule']],
  ['a-rule.c-rule', ['a-rule', 'c-rule']],
  ['all', ['a-rule', 'b-rule', 'c-rule']],
])('reads the expanded rules from “%s”, and writes them the same way', (text, rules) => {
  expect(readOpen(text)).toEqual(text === 'all' ? 'all' : new Set(rules));
  expect(writeOpen(new Set(rules), report)).toBe(text);
});

test('omits rules that the report does not have', () => {
  expect(writeOpen(new Set(['b-rule', 'z-rule']), report)).toBe('b-rule');
});

test('names no groups where that would make the URL too long', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ id: `page-${n}` }) as FindingsView);
  expect(writeOpen(new Set(many.slice(1).map(({ id }) => id)), many)).toBeNull();
  expect(writeOpen(new Set(many.map(({ id }) => id)), many)).toBe('all');
});

test.each([
  ['', '?rule=b-rule'],
  ['severity=error&tab=pages', '?rule=b-rule'],
  ['open=a-rule', '?rule=b-rule&open=a-rule.b-rule'],
  ['open=', '?rule=b-rule&open=b-rule'],
  ['open=all&with=earlier', '?rule=b-rule&open=all&with=earlier'],
  ['open=b-rule', '?rule=b-rule&open=b-rule'],
])('a link to a rule from “%s” keeps the expanded rules', (query, link) => {
  expect(linkToRule('b-rule', new URLSearchParams(query))).toBe(link);
});
