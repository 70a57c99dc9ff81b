import { isPlainData } from './plainData';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test.each([null, undefined, 1, '@type', {}, [], { a: [{ b: '@type' }] }, nested(16), '💥'])(
  '%j is plain',
  (data) => expect(isPlainData(data)).toBe(true),
);

test.each([
  { '@type': '' },
  { a: { '@type': null } },
  [[{ '@type': 1 }]],
  nested(17),
  { a: ['b\ud800'] },
  JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
])('is not plain', (data) => expect(isPlainData(data)).toBe(false));
