import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categoryIds, ruleIds, rules } from '../../../../src/domain/rules';
import { allRules, rulesIn } from '.';

test('every rule that is described is checked, and the other way round', () => {
  expect(allRules.map(({ id }) => id).sort()).toEqual([...ruleIds].sort());
});

test.each(ruleIds)('%s has a file and a test of its own', (id) => {
  expect(existsSync(join(__dirname, `${id}.ts`))).toBe(true);
  expect(existsSync(join(__dirname, `${id}.test.ts`))).toBe(true);
});

test.each(categoryIds)('the list of %s holds what belongs there', (category) => {
  for (const { id } of rulesIn(category)) expect(rules[id].category).toBe(category);
});
