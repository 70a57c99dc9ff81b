import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DataService } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { ada, fakeBackend } from '../../live/fakeBackend';
import { exampleSession } from '../../session/exampleSession';
import { SessionContextProvider } from '../../session/SessionContext';
import { useReportFacts } from './useReportFacts';

test('a finding that was ignored long ago is ignored, however many have been since', () => {
  const stored = Array.from({ length: 700 }, (_, n) => ({
    fingerprint: `finding-${n}`,
    state: 'ignored',
    reason: '',
    rule: 'broken-link',
    page: '/',
    at: new Date(2026, 0, 1, 0, -n),
  }));
  const data: Partial<DataService> = {
    watchQuery: ({ limit }, next) => {
      next(stored.slice(0, limit) as never);
      return () => undefined;
    },
  };
  const session = exampleSession();
  const around = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={fakeBackend({ data })}>
      <SessionContextProvider value={session}>{children}</SessionContextProvider>
    </BackendProvider>
  );
  const job = exampleJob({ state: 'succeeded', ownerUid: ada.uid });
  const { result } = renderHook(() => useReportFacts(job, true), { wrapper: around });
  expect(result.current.issues.get('finding-699')?.state).toBe('ignored');
});
