import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { DataService, Query } from '#services/backend';
import { useReportFacts } from './useReportFacts';

const stored = Array.from({ length: 700 }, (_, n) => ({
  fingerprint: `finding-${n}`,
  state: 'ignored',
  reason: '',
  rule: 'broken-link',
  page: '/',
  at: new Date(2026, 0, 1, 0, -n),
}));

const job = exampleJob({ state: 'succeeded', ownerUid: ada.uid });

function facts(data: Partial<DataService>) {
  const around = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={fakeBackend({ data })}>{children}</BackendProvider>
  );
  return renderHook(() => useReportFacts(job, true), { wrapper: around }).result;
}

test('shows a finding as ignored however long ago that was decided', () => {
  const result = facts({
    watchQuery: ({ limit }, next) => {
      next(stored.slice(0, limit) as never);
      return () => undefined;
    },
  });
  expect(result.current.issues.get('finding-699')?.state).toBe('ignored');
  expect(result.current.decisions.known).toBe(true);
});

test('reads the decisions for every user that can read the report', () => {
  const asked: string[] = [];
  facts({
    watchQuery: ({ from }) => {
      asked.push(from);
      return () => undefined;
    },
  });
  const site = `users/${ada.uid}/sites/site-example.com`;
  expect(asked).toEqual([`${site}/issues`, `${site}/patterns`]);
});

test('resolves with the decisions when they are requested before they arrive', async () => {
  const asked: Query[] = [];
  const result = facts({
    readQuery: async (query) => {
      asked.push(query);
      return stored as never;
    },
  });
  expect(result.current.decisions.known).toBe(false);
  const read = await result.current.decisions.read();
  expect(read.issues.get('finding-3')?.state).toBe('ignored');
  expect(read.patterns).toHaveLength(700);
  expect(asked).toMatchObject([{ nameAs: 'fingerprint' }, { nameAs: 'patternId' }]);
});

test('reports a failed subscription, and subscribes again on request', () => {
  let fails = true;
  const result = facts({
    watchQuery: (_, next, fail) => {
      if (fails) fail(errorWith('unavailable'));
      else next(stored as never);
      return () => undefined;
    },
  });
  expect(result.current.decisions).toMatchObject({ known: false, failure: { code: 'unavailable' } });
  fails = false;
  act(() => result.current.decisions.retry());
  expect(result.current.decisions).toMatchObject({ known: true, failure: undefined });
  expect(result.current.issues.size).toBe(700);
});
