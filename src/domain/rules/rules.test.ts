import { ruleIds, rules } from '.';

test('IDs and titles are unique', () => {
  expect(new Set(ruleIds).size).toBe(ruleIds.length);
  expect(new Set(ruleIds.map((id) => rules[id].title)).size).toBe(ruleIds.length);
});

test.each(ruleIds)('%s says in one sentence each why it matters and how to fix it', (id) => {
  for (const words of [rules[id].why, rules[id].fix]) expect(words).toMatch(/^[^.!?]*(?:[.!?]\S[^.!?]*)*\.$/);
});

test.each(ruleIds)('%s has a weight exactly if it counts', (id) => {
  const { severity, weight } = rules[id];
  if (severity === 'error' || severity === 'warning') expect(weight).toBeGreaterThan(0);
  else expect(weight).toBe(0);
  expect(weight).toBeLessThanOrEqual(1);
});
