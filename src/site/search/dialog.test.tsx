import { act, fireEvent, screen } from '@testing-library/react';
import { openSearchDialog } from './dialog';
import type { Found } from './engine';
import { loadIndex, searchFor } from './index';

jest.mock('./index');

type Answer = { readonly give: (paths: readonly string[]) => void; readonly fail: () => void };

let answers: Map<string, Answer>;
let opened: string[];

const page = (path: string) => ({
  page: { path, title: path, kind: 'Docs' },
  section: { text: '' },
  matched: [],
});
const found = (words: string, paths: readonly string[]): Found => ({
  words: [words],
  unknown: [],
  changed: false,
  pages: paths.map(page),
  total: paths.length,
});

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const give = (words: string, ...paths: string[]) => act(async () => answers.get(words)?.give(paths));
const fail = (words: string) => act(async () => answers.get(words)?.fail());

function note(event: MouseEvent) {
  event.preventDefault();
  const link = event.target instanceof Element && event.target.closest('a');
  if (link) opened.push(link.pathname);
}

beforeEach(() => {
  answers = new Map();
  opened = [];
  Element.prototype.scrollIntoView = () => undefined;
  jest.mocked(loadIndex).mockReturnValue(new Promise(() => undefined));
  jest.mocked(searchFor).mockImplementation(
    (words) =>
      new Promise((resolve, reject) => {
        answers.set(words, {
          give: (paths) => resolve(found(words, paths)),
          fail: () => reject(new Error('no connection')),
        });
      }),
  );
  document.addEventListener('click', note);
  openSearchDialog();
  type('');
});

afterEach(() => {
  document.removeEventListener('click', note);
  document.querySelector('dialog')?.close();
});

test('Enter opens the first page of the list', async () => {
  type('robots');
  await give('robots', '/docs/robots', '/docs/other');
  press('Enter');
  expect(opened).toEqual(['/docs/robots']);
});

test('Enter before the list has loaded opens its first page, not that of the previous words', async () => {
  type('robots');
  await give('robots', '/docs/robots');
  type('schedules');
  press('Enter');
  expect(opened).toEqual([]);
  await give('schedules', '/docs/schedules');
  expect(opened).toEqual(['/docs/schedules']);
});

test('Enter is remembered while the index loads', async () => {
  type('canonical');
  press('Enter');
  await give('canonical', '/docs/canonical');
  expect(opened).toEqual(['/docs/canonical']);
});

test('typing after Enter cancels it', async () => {
  type('robots');
  press('Enter');
  type('robots txt');
  await give('robots', '/docs/robots');
  await give('robots txt', '/docs/robots-missing');
  expect(opened).toEqual([]);
});

test('closing the search after Enter cancels it', async () => {
  type('robots');
  press('Enter');
  press('Escape');
  await give('robots', '/docs/robots');
  expect(opened).toEqual([]);
});

test('Enter without results opens nothing, and a message says so', async () => {
  type('robots');
  await give('robots', '/docs/robots');
  type('xyzzy');
  press('Enter');
  await give('xyzzy');
  expect(opened).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('No results for “xyzzy”');
});

test('Enter after a failure tries again', async () => {
  type('robots');
  await fail('robots');
  expect(screen.getByRole('status').textContent).toContain('couldn’t be loaded');
  press('Enter');
  await give('robots', '/docs/robots');
  expect(opened).toEqual(['/docs/robots']);
});

test("a search that fails late does not affect the next one's list", async () => {
  type('robots');
  type('schedules');
  await give('schedules', '/docs/schedules');
  await fail('robots');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
