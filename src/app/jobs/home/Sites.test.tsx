import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { SiteRun } from '#domain/siteRun';
import { Sites } from './Sites';

const runOf = (n: number, score: number, comparable: string): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.UTC(2026, 2, n)),
  score,
  grade: 'B',
  errors: 0,
  warnings: 0,
  comparable,
});
const [page, site] = ['page https://example.com/ quick', 'site https://example.com/ whole'];

function show(host: string, runs: readonly SiteRun[]) {
  const session = exampleSession();
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery: () => () => undefined } })}>
        <SessionContextProvider value={session}>
          <Sites sites={[{ host, runs, worseAt: null, updatedAt: new Date() }]} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

test('connects only runs with the same options as the newest in the trend', () => {
  show('example.com', [runOf(1, 60, site), runOf(2, 99, page), runOf(3, 80, site)]);
  expect(screen.getByRole('img', { name: 'Last scores with the same settings: 60, 80' })).toBeInTheDocument();
});

test('shows a site’s Unicode host, also in the filter that its name links to', () => {
  show('xn--mnchen-3ya.example', [runOf(1, 60, site)]);
  expect(screen.getByRole('link', { name: 'münchen.example' })).toHaveAttribute(
    'href',
    `/dashboard/jobs?site=${encodeURIComponent('münchen.example')}`,
  );
});
