import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categoryIds, ruleIds, rules } from '../../../../src/domain/rules';
import { TargetsSeen } from '../../../../src/domain/targetsSeen';
import { allRules, linkRules, rulesIn } from '.';

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

/** What they say of a link does not rest on what its target answers. */
const withoutAnswer = new Set([
  'insecure-link',
  'link-robots-blocked',
  'resource-robots-blocked',
  'unverified-link',
]);

test.each(linkRules.map(({ id }) => id).filter((id) => !withoutAnswer.has(id)))(
  'what %s found is left open when the target can’t be verified',
  (rule) => {
    const found = { fingerprint: 'a', rule, page: '/', target: '/x', severity: 'error' } as const;
    const targets = new TargetsSeen();
    targets.add({ ...found, rule: 'unverified-link', severity: 'unverified' });
    expect(targets.leavesOpen(found)).toBe(true);
  },
);
