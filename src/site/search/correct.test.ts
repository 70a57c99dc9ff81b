import { corrected, Vocabulary } from './correct';

const vocabulary = new Vocabulary([
  'link',
  'broken',
  'verification',
  'redirect',
  'schedule',
  'alt',
  'text',
  'certificate',
]);

test.each([
  ['broekn link', 'broken link'],
  ['altt text', 'alt text'],
  ['redirct', 'redirect'],
  ['shedule', 'schedule'],
  ['certifcates', 'certificate'],
])('by “%s” is meant “%s”', (typed, meant) => {
  expect(corrected(typed.split(' '), vocabulary)).toEqual({
    words: meant.split(' '),
    unknown: [],
    changed: true,
  });
});

test.each(['broken links', 'redirected', 'verif', 'sched'])('“%s” stays as it is', (typed) => {
  expect(corrected(typed.split(' '), vocabulary)).toEqual({
    words: typed.split(' '),
    unknown: [],
    changed: false,
  });
});

test('a word is corrected while it is typed', () => {
  expect(corrected(['verfic'], vocabulary).words).toEqual(['verification']);
});

test('what is like no word is named, and the others are looked for', () => {
  expect(corrected(['ÿÿÿÿ', 'link'], vocabulary)).toEqual({
    words: ['link'],
    unknown: ['ÿÿÿÿ'],
    changed: false,
  });
});

test('of two words as near, the one that is meant more often', () => {
  expect(new Vocabulary(['rate', 'rank']).nearest('rane')).toBe('rate');
  expect(new Vocabulary(['rank', 'rate']).nearest('rane')).toBe('rank');
});
