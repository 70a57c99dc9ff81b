import { choiceIn } from './choosePages';
import { countPages } from './pageCounts';
import { countWords, noneWords, partWords } from './pageWords';
import { tableOf } from './tableOf';

const page = {};
const redirect = { status: 301, indexing: 'redirects' } as const;
const broken = { status: 404, indexing: 'failed' } as const;
const silent = { status: 0, indexing: 'failed' } as const;
const unasked = { status: 0, indexing: 'blocked' } as const;
const picture = { type: 'image', indexing: 'no-page' } as const;

test.each([
  [[page, page], 2, '2 addresses'],
  [[page], undefined, '1 address'],
  [
    [page, redirect, broken, picture],
    1,
    '4 addresses, of which 1 was read as a page. The others lead on, answer with an error or hold something else.',
  ],
  [
    [page, page, silent, unasked],
    2,
    '4 addresses, of which 2 were read as pages. The others gave no answer or were not asked.',
  ],
  [[page, unasked, unasked], 1, '3 addresses, of which 1 was read as a page. The others were not asked.'],
  [[page, silent], 1, '2 addresses, of which 1 was read as a page. The other one gave no answer.'],
  [[page, picture], 1, '2 addresses, of which 1 was read as a page. The other one holds something else.'],
])('of addresses that were not read only what is so is said', (pages, read, words) => {
  const { length } = pages;
  expect(countWords(length, length, read, countPages(tableOf(pages)).status)).toBe(words);
});

test('some of them are counted by themselves', () => {
  expect(countWords(1, 4, 1, countPages(tableOf([page])).status)).toBe('1 address of 4');
});

test('one address is not spoken of as several', () => {
  expect(noneWords(1)).toBe('The only address does not match what you chose.');
  expect(noneWords(1_200)).toBe('None of the 1,200 addresses matches what you chose.');
});

test('a folder is called as its addresses are shown', () => {
  const choice = choiceIn(new URLSearchParams({ folder: '/%C3%BCber/', depth: '7+', type: 'html' }));
  expect(partWords(choice)).toBe('/über/, depth 7+, html');
});
