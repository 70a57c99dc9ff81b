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
])('corrects “%s” to “%s”', (typed, meant) => {
  expect(corrected(typed.split(' '), vocabulary)).toEqual({
    words: meant.split(' '),
    unknown: [],
    changed: true,
  });
});

test.each(['broken links', 'redirected', 'verif', 'sched'])('leaves “%s” unchanged', (typed) => {
  expect(corrected(typed.split(' '), vocabulary)).toEqual({
    words: typed.split(' '),
    unknown: [],
    changed: false,
  });
});

test('corrects a word while it is typed', () => {
  expect(corrected(['verfic'], vocabulary).words).toEqual(['verification']);
});

test('reports a word that is like no other and searches for the rest', () => {
  expect(corrected(['ÿÿÿÿ', 'link'], vocabulary)).toEqual({
    words: ['link'],
    unknown: ['ÿÿÿÿ'],
    changed: false,
  });
});

test('prefers the more common of two equally near words', () => {
  expect(new Vocabulary(['rate', 'rank']).nearest('rane')).toBe('rate');
  expect(new Vocabulary(['rank', 'rate']).nearest('rane')).toBe('rank');
});
