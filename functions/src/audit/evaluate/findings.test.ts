import { findingOf, mergeRepeats } from './findings';

const page = 'https://example.com/';
const breach = (key: string | number, on = page) =>
  findingOf('heading-empty', on, null, { message: 'The heading is empty.', key: String(key) }, {});
const breaches = (count: number, on?: string) => Array.from({ length: count }, (_, n) => breach(n, on));

test('the same breach twice is one finding that counts', () => {
  const [first, second] = mergeRepeats([breach(1), breach(2), breach(1), breach(1)]);
  expect(first?.evidence).toEqual({ occurrences: 3 });
  expect(second?.evidence).toEqual({});
});

test('of many breaches of one rule the first fifty are told, and the last of them says how many are not', () => {
  const told = mergeRepeats([...breaches(62), ...breaches(62)]);
  expect(told).toHaveLength(50);
  expect(told.at(-1)?.message).toBe(
    'The heading is empty. This page has 12 more faults of this kind that the report does not list.',
  );
  expect(told.at(-2)?.message).toBe('The heading is empty.');
  expect(mergeRepeats(breaches(50)).at(-1)?.message).toBe('The heading is empty.');
});

test('of a page with a long address fewer are told, and none is lost in silence', () => {
  const told = mergeRepeats(breaches(50, `${page}${'x'.repeat(1_900)}`));
  expect(told.length).toBeLessThan(40);
  expect(told.at(-1)?.message).toContain(`${50 - told.length} more faults of this kind`);
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(100_000);
});
