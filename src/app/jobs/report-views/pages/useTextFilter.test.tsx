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

test('nothing is read until something is looked for', () => {
  const { result } = show(() => Promise.reject(new Error('Nothing is to be read.')));
  expect(result.current.places).toBe('all');
});

test('addresses and titles have it in either case', async () => {
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

test('an address is found as it is shown, as it is sent, and however its accents are written', async () => {
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

test('what could not be looked through is told, and looked through with the connection', async () => {
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
