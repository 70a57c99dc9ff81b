import { findingOf, mergeRepeats } from './findings';

const page = 'https://example.com/';
const violation = (key: string | number, on = page) =>
  findingOf('heading-empty', on, null, { message: 'The heading is empty.', key: String(key) }, {});
const violations = (count: number, on?: string) => Array.from({ length: count }, (_, n) => violation(n, on));

test('merges repeated violations into one finding with a count', () => {
  const [first, second] = mergeRepeats([violation(1), violation(2), violation(1), violation(1)]);
  expect(first?.evidence).toEqual({ occurrences: 3 });
  expect(second?.evidence).toEqual({});
});

test('reports the first fifty violations of a rule, and the number of the others in the last one', () => {
  const merged = mergeRepeats([...violations(62), ...violations(62)]);
  expect(merged).toHaveLength(50);
  expect(merged.at(-1)?.message).toBe(
    'The heading is empty. This page has 12 more problems of this kind that the report does not list.',
  );
  expect(merged.at(-2)?.message).toBe('The heading is empty.');
  expect(mergeRepeats(violations(50)).at(-1)?.message).toBe('The heading is empty.');
});

test('reports fewer for a page with a long URL, and counts the rest', () => {
  const merged = mergeRepeats(violations(50, `${page}${'x'.repeat(1_900)}`));
  expect(merged.length).toBeLessThan(40);
  expect(merged.at(-1)?.message).toContain(`${50 - merged.length} more problems of this kind`);
  expect(Buffer.byteLength(JSON.stringify(merged))).toBeLessThan(100_000);
});
