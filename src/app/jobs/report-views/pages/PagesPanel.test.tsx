import { LocationProvider, navigate } from '@reach/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { errorWith } from '#app/live/fakeBackend.fixture';
import type { Finding } from '#domain/finding';
import type { PageColumns, PageText, SortedReport } from '#domain/sortedReport';
import { PagesPanel } from './PagesPanel';

/**
 * jsdom has no layout: each row has this height (px), and the window scrolls to the given position and notifies a moment
 * later.
 */
const scrollTo = jest.fn(({ top = 0 }: ScrollToOptions) => {
  window.scrollY = top;
  setTimeout(() => act(() => void window.dispatchEvent(new Event('scroll'))));
});
beforeAll(() => {
  Object.assign(globalThis, { scrollTo });
  const tall = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  tall('offsetHeight', 37);
  tall('scrollHeight', 1_000_000);
});
beforeEach(() => {
  window.scrollY = 0;
});

afterEach(() => jest.useRealTimers());

const total = 40;
const index: SortedReport = {
  generation: 'g',
  findings: { total: 0, starts: [], groups: [] },
  pages: { total, starts: Array.from({ length: total }, (_, place) => place), columns: [0] },
};
const page = (place: number): PageText => ({
  url: `https://example.com/${place}`,
  title: null,
  redirectedTo: null,
  error: null,
  runs: [],
});
const all = (value: number) => Array.from({ length: total }, () => value);
const columns: PageColumns = {
  status: all(200),
  type: all(0),
  bytes: all(0),
  durationMs: all(0),
  depth: all(0),
  inLinks: all(0),
  findings: all(0).map((none, place) => ([3, 28].includes(place) ? 1 : none)),
  worst: all(-1),
  indexing: all(0),
  folder: all(0),
  folders: ['/'],
};

/** @param read reads the document of one URL. */
async function show(search: string, read: (place: number) => Promise<readonly PageText[]>) {
  void navigate(`/dashboard/jobs/example?tab=pages${search}`, { replace: true });
  const lists = {
    index,
    findings: new ShardStore<Finding>(0, [], async () => []),
    pages: new ShardStore<PageText>(total, index.pages.starts, read),
    columns: new ShardStore<PageColumns>(1, [0], async () => [columns]),
  };
  render(
    <LocationProvider>
      <PagesPanel lists={lists} read={total} />
    </LocationProvider>,
  );
  await screen.findByRole('searchbox');
}
const statusText = () => screen.getByText(/URL/, { selector: 'p[role=status]' }).textContent;

test('reports a failed search, and repeats it on request or when the connection returns', async () => {
  let online = false;
  await show('&q=39', async (place) => {
    if (!online) throw errorWith('unavailable');
    return [page(place)];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  expect(screen.queryByText('Searching all URLs')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('39');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(statusText()).toBe('1 of 40 URLs'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('/39', { ignore: '[aria-hidden]' })).toBeInTheDocument();
});

test('shows the progress of a search that takes longer than a second', async () => {
  jest.useFakeTimers();
  const waiting: (() => void)[] = [];
  await show('&q=39', (place) => new Promise((resolve) => waiting.push(() => resolve([page(place)]))));
  expect(screen.getByText('Searching all URLs')).toBeInTheDocument();
  expect(waiting).toHaveLength(6);
  await act(async () => {
    for (const come of waiting.slice(0, 5)) come();
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.getByText('5 of 40 parts searched')).toBeVisible();
});

test('keeps the filters when a URL could not be read, and shows it on retry', async () => {
  let online = false;
  await show('', async (place) => {
    if (!online) throw errorWith('unavailable');
    return [page(place)];
  });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText(/^\/\d+$/)).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

const chips = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map((one) => one.textContent);

test('counts what each option would show with the other filters, and keeps options that match nothing', async () => {
  await show('&faulty=yes&indexing=noindex', async (place) => [page(place)]);
  const indexed = 'Filter URLs by indexability';
  expect(chips('Filter URLs by status')).toEqual(['OK0', 'Redirects0', 'HTTP errors0', 'No response0']);
  expect(chips('Filter URLs by findings')).toEqual(['With findings0', 'With errors0']);
  expect(chips(indexed)).toEqual(['Indexable2', 'Noindex0']);
  await userEvent.click(screen.getByRole('button', { name: /^Noindex/ }));
  await waitFor(() => expect(chips(indexed)).toEqual(['Indexable2']));
  expect(chips('Filter URLs by status')).toEqual(['OK2', 'Redirects0', 'HTTP errors0', 'No response0']);
});

test('shows no counts during a text search, and then counts the matches', async () => {
  const waiting: (() => void)[] = [];
  await show('&q=39', (place) => new Promise((resolve) => waiting.push(() => resolve([page(place)]))));
  expect(chips('Filter URLs by status')).toEqual(['OK', 'Redirects', 'HTTP errors', 'No response']);
  await waitFor(() => {
    for (const come of waiting.splice(0)) come();
    expect(chips('Filter URLs by status')).toEqual(['OK1', 'Redirects0', 'HTTP errors0', 'No response0']);
  });
});

test('keeps the URL whose findings are expanded in the query, and restores it', async () => {
  await show('&faulty=yes&address=3', async (place) => [page(place)]);
  const press = await screen.findByRole('button', { name: /1 finding on https:\/\/example\.com\/3/ });
  await waitFor(() => expect(press).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(press);
  await waitFor(() => expect(press).toHaveAttribute('aria-expanded', 'false'));
  expect(window.location.search).toBe('?tab=pages&faulty=yes');
  await userEvent.click(press);
  await waitFor(() => expect(press).toHaveAttribute('aria-expanded', 'true'));
  expect(window.location.search).toBe('?tab=pages&faulty=yes&address=3');
});

/** Scrolling happens in an animation frame. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test('scrolls once to a row far below that the URL expands', async () => {
  await show('&address=35', async (place) => [page(place)]);
  expect(await screen.findByText('/35', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  expect(window.scrollY).toBe(35 * 37 - 120);
  scrollTo.mockClear();
  const press = screen.getByRole('button', { name: /1 finding on https:\/\/example\.com\/28/ });
  await userEvent.click(press);
  await waitFor(() => expect(press).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(screen.getByRole('button', { name: /^URL/ }));
  await waitFor(() => expect(window.location.search).toContain('sort=url.desc'));
  await nextFrame();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not scroll to a row that a filter hid on arrival when the filter is cleared', async () => {
  await show('&faulty=yes&address=35', async (place) => [page(place)]);
  await waitFor(() => expect(statusText()).toBe('2 of 40 URLs'));
  await userEvent.click(screen.getByRole('button', { name: /^With findings/ }));
  await waitFor(() => expect(statusText()).toMatch(/^40 URLs/));
  await nextFrame();
  expect(window.scrollY).toBe(0);
});

test('does not scroll a list that returns after a text without matches', async () => {
  await show('&q=3&address=35', async (place) => [page(place)]);
  expect(await screen.findByText('/35', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  // The distance depends on whether the rows above were measured before.
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  await userEvent.type(screen.getByRole('searchbox'), ' of none');
  const showAll = await screen.findByRole('button', { name: 'Show all URLs' });
  window.scrollY = 0;
  await userEvent.click(showAll);
  await waitFor(() => expect(statusText()).toMatch(/^40 URLs/));
  await nextFrame();
  expect(window.scrollY).toBe(0);
});
