import { distance, likeness, tellingWords, wordsOf } from './words';

test('splits text into letters and digits, keeping apostrophes inside words', () => {
  expect(wordsOf('Robots.txt that can’t be read')).toEqual(['robots', 'txt', 'that', 'cant', 'be', 'read']);
});

test.each([
  ['how to delete my account', ['delete', 'account']],
  ['what is it', ['what', 'is', 'it']],
])('the significant words of “%s” are %j', (typed, telling) => {
  expect(tellingWords(wordsOf(typed))).toEqual(telling);
});

test.each([
  ['kitten', 'sitting', 3],
  ['rule', 'rules', 1],
  ['', 'abc', 3],
  ['broekn', 'broken', 1],
])('the distance from %s to %s is %i', (from, to, changes) => {
  expect(distance(from, to)).toBe(changes);
});

test.each([
  ['redirects', 'redirected'],
  ['pricing', 'prices'],
  ['sitmap', 'sitemap'],
  ['acessibilty', 'accessibility'],
])('%s is like %s', (asked, held) => {
  expect(likeness(asked, held)).toBeGreaterThan(0.7);
});

test.each([
  ['contact', 'content'],
  ['csp', 'csv'],
  ['terms', 'headers'],
])('%s is not like %s', (asked, held) => {
  expect(likeness(asked, held)).toBe(0);
});
