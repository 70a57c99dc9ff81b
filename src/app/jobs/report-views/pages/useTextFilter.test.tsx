import { act, renderHook, waitFor } from '@testing-library/react';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import type { PageText } from '#domain/sortedReport';
import { useTextFilter } from './useTextFilter';

const page = (url: string, title: string | null = null): PageText => ({
  url,
  title,
  redirectedTo: null,
  error: null,
  runs: [],
});
const shards = [[page('/shop/'), page('/team/', 'Our Shop')], [page('/blog/')]];

function show(read: (n: number) => Promise<readonly PageText[]>) {
  const pages = new ShardStore<PageText>(3, [0, 2], read);
  return renderHook(({ text }) => useTextFilter(pages, text), { initialProps: { text: '' } });
}

test('reads nothing until a text is searched', () => {
  const { result } = show(() => Promise.reject(new Error('Nothing is to be read.')));
  expect(result.current.places).toBe('all');
});

test('matches URLs and titles regardless of case', async () => {
  const asked: number[] = [];
  const { result, rerender } = show(async (n) => {
    asked.push(n);
    return shards[n] ?? [];
  });
  rerender({ text: 'SHOP' });
  expect(result.current.places).toBeUndefined();
  await waitFor(() => expect(result.current.places).toEqual(new Set([0, 1])));
  rerender({ text: 'blog' });
  expect(result.current.places).toEqual(new Set([2]));
  expect(asked).toEqual([0, 1]);
});

test('matches a URL as displayed, as sent, and with either form of its accents', async () => {
  const rows = [
    page('https://xn--mnchen-3ya.example/%C3%BCber-uns/'),
    page('https://xn--mnchen-3ya.example/u%CC%88ber/'),
    page('https://xn--mnchen-3ya.example/team/', 'U\u0308ber uns'),
    page('https://xn--mnchen-3ya.example/kontakt/'),
  ];
  const pages = new ShardStore<PageText>(4, [0], async () => rows);
  const { result, rerender } = renderHook(({ text }) => useTextFilter(pages, text), {
    initialProps: { text: 'über' },
  });
  await waitFor(() => expect(result.current.places).toEqual(new Set([0, 1, 2])));
  rerender({ text: 'Ü'.normalize('NFD') });
  expect(result.current.places).toEqual(new Set([0, 1, 2, 3]));
  rerender({ text: '/%c3%bc' });
  expect(result.current.places).toEqual(new Set([0]));
  rerender({ text: 'münchen.example/kon' });
  expect(result.current.places).toEqual(new Set([3]));
  rerender({ text: 'xn--mnchen-3ya.example/team' });
  expect(result.current.places).toEqual(new Set([2]));
});

test('reports a failed search, and repeats it when the connection returns', async () => {
  let offline = true;
  const { result, rerender } = show(async (n) => {
    if (offline) throw new Error('offline');
    return shards[n] ?? [];
  });
  rerender({ text: 'shop' });
  await waitFor(() => expect(result.current.failure).toBeInstanceOf(Error));
  expect(result.current.places).toBeUndefined();
  offline = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.places).toEqual(new Set([0, 1])));
  expect(result.current.failure).toBeUndefined();
});
