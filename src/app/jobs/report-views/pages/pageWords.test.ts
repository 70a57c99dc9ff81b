import { choiceIn } from './choosePages';
import { countPages } from './pageCounts';
import { tableOf } from './pageTable.fixture';
import { countWords, noneWords, partWords } from './pageWords';

const page = {};
const redirect = { status: 301, indexing: 'redirects' } as const;
const broken = { status: 404, indexing: 'failed' } as const;
const silent = { status: 0, indexing: 'failed' } as const;
const unasked = { status: 0, indexing: 'blocked' } as const;
const picture = { type: 'image', indexing: 'no-page' } as const;

test.each([
  [[page, page], 2, '2 URLs'],
  [[page], undefined, '1 URL'],
  [
    [page, redirect, broken, picture],
    1,
    '4 URLs, including 1 page. The others redirect, returned an error or aren’t HTML pages.',
  ],
  [
    [page, page, silent, unasked],
    2,
    '4 URLs, including 2 pages. The others didn’t respond or weren’t requested.',
  ],
  [[page, unasked, unasked], 1, '3 URLs, including 1 page. The others weren’t requested.'],
  [[page, silent], 1, '2 URLs, including 1 page. The other didn’t respond.'],
  [[page, picture], 1, '2 URLs, including 1 page. The other isn’t an HTML page.'],
])('names only outcomes that unread URLs actually have', (pages, read, words) => {
  const { length } = pages;
  expect(countWords(length, length, read, countPages(tableOf(pages)).status)).toBe(words);
});

test('counts some outcomes separately', () => {
  expect(countWords(1, 4, 1, countPages(tableOf([page])).status)).toBe('1 of 4 URLs');
});

test('uses the singular for one URL', () => {
  expect(noneWords(1)).toBe('The only URL doesn’t match your filters.');
  expect(noneWords(1_200)).toBe('None of the 1,200 URLs match your filters.');
});

test('shows a folder like its URLs', () => {
  const choice = choiceIn(new URLSearchParams({ folder: '/%C3%BCber/', depth: '7+', type: 'html' }));
  expect(partWords(choice)).toBe('/über/, depth 7+, html');
});
