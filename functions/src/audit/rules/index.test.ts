import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIds } from '../../../../src/domain/rules';
import { allRules } from '.';

test('every rule that is described is checked, and the other way round', () => {
  expect(allRules.map(({ id }) => id).sort()).toEqual([...ruleIds].sort());
});

test.each(ruleIds)('%s has a file and a test of its own', (id) => {
  expect(existsSync(join(__dirname, `${id}.ts`))).toBe(true);
  expect(existsSync(join(__dirname, `${id}.test.ts`))).toBe(true);
});
