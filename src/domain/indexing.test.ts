import { indexings, indexingWords, wasAsked } from './indexing';

test.each(indexings)('%s has a title and completes a sentence', (indexing) => {
  const { title, words } = indexingWords[indexing];
  expect(title).toMatch(/^[A-Z]/);
  expect(`Search engines ${words}`).toMatch(/^Search engines [a-z].*\.$/);
});

test.each([
  [200, 'indexable', true],
  [200, 'blocked', true],
  [0, 'failed', true],
  [0, 'blocked', false],
  [0, 'unseen', false],
] as const)('a URL with status %d that is %s was requested: %s', (status, indexing, asked) => {
  expect(wasAsked(status, indexing)).toBe(asked);
});
