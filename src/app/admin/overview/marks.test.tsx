import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { Query } from '#services/backend';
import { endedSinceQuery, useJobsMark } from './marks';

afterEach(() => jest.useRealTimers());

test('follows the jobs that end on the current day when the overview stays open for days', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  const listened: Query[] = [];
  const watchQuery = (query: Query) => {
    listened.push(query);
    return () => listened.splice(listened.indexOf(query), 1);
  };
  const backend = fakeBackend({ data: { watchQuery: watchQuery as never } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={backend}>{children}</BackendProvider>
  );
  renderHook(() => useJobsMark(), { wrapper });
  expect(listened).toContainEqual(endedSinceQuery('2026-03-01'));
  act(() => {
    jest.setSystemTime(new Date('2026-03-04T00:10:00Z'));
    jest.advanceTimersByTime(120_000);
  });
  expect(listened).toContainEqual(endedSinceQuery('2026-03-04'));
  expect(listened).not.toContainEqual(endedSinceQuery('2026-03-01'));
});
