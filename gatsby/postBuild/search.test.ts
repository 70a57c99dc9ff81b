import { vocabularyOf, withIndexed } from './search';

const texts = [
  { id: 'en_1', url: '/docs/jobs/', content: 'A job. A job again.' },
  { id: 'en_2', url: '/', content: 'Start a check' },
];

test('each page’s name has what the index calls its text, if it is in the index', () => {
  const names = ['/', '/docs/jobs', '/auth/login'].map((path) => ({ path, title: path }));
  expect(withIndexed(names, texts).map(({ indexed }) => indexed)).toEqual(['en_2', 'en_1', undefined]);
});

test('words stand once, those of most texts first', () => {
  expect(vocabularyOf(texts)).toEqual(['a', 'again', 'check', 'job', 'start']);
});
