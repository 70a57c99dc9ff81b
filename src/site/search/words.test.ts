import { significantWords, wordsOf } from './words';

test('splits text into letters and digits, keeping apostrophes inside words', () => {
  expect(wordsOf('Robots.txt that can’t be read')).toEqual(['robots', 'txt', 'that', 'cant', 'be', 'read']);
});

test.each([
  ['how to delete my account', ['delete', 'account']],
  ['what is it', ['what', 'is', 'it']],
])('the significant words of “%s” are %j', (typed, significant) => {
  expect(significantWords(wordsOf(typed))).toEqual(significant);
});
