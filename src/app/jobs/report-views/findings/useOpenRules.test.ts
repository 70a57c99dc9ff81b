import type { RuleView } from './ruleViews';
import { linkToRule, readOpen, writeOpen } from './useOpenRules';

const report = ['a-rule', 'b-rule', 'c-rule'].map((rule) => ({ rule }) as RuleView);

test.each([
  ['', []],
  ['b-rule', ['b-rule']],
  ['a-rule.c-rule', ['a-rule', 'c-rule']],
  ['all', ['a-rule', 'b-rule', 'c-rule']],
])('reads the expanded rules from “%s”, and writes them the same way', (text, rules) => {
  expect([...readOpen(text, report)]).toEqual(rules);
  expect(writeOpen(new Set(rules), report)).toBe(text);
});

test('omits rules that the report does not have', () => {
  expect([...readOpen('b-rule.<b>.z-rule', report)]).toEqual(['b-rule']);
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
