import { LocationProvider } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { type SiteHistory, withRun } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import type { DataService } from '#services/backend';
import { SitesScreen } from './SitesScreen';

const [whole, page] = ['site https://example.com/ whole', 'page https://example.com/ quick'];
const runOf = (n: number, score: number, comparable = whole): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.UTC(2026, 2, 1, 0, n)),
  score,
  grade: 'B',
  errors: 0,
  warnings: 0,
  comparable,
});
const siteOf = (host: string, [first, ...more]: readonly [SiteRun, ...SiteRun[]]): SiteHistory =>
  more.reduce((before, one) => withRun(before, host, one), withRun(undefined, host, first));

function show(data: Partial<DataService>) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data })}>
        <SessionContextProvider value={exampleSession()}>
          <SitesScreen />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const watching =
  (sites: readonly SiteHistory[], schedules: readonly object[] = []): DataService['watchQuery'] =>
  ({ from, limit }, next) => {
    next((from === 'schedules' ? schedules : sites.slice(0, limit)) as never);
    return () => undefined;
  };

test('shows each site with its score, its change, its trend and its next run, and links to its page', () => {
  const site = siteOf('xn--mnchen-3ya.example', [runOf(1, 60), runOf(2, 99, page), runOf(3, 80)]);
  const due = (url: string, hours: number) => ({
    input: { url },
    nextRunAt: new Date(Date.now() + (hours + 0.5) * 3_600_000),
  });
  const schedules = [due('https://other.example/', 1), due('https://xn--mnchen-3ya.example/cart', 3)];
  show({ watchQuery: watching([site], schedules) });
  const card = screen.getByRole('listitem');
  expect(screen.getByRole('link', { name: 'münchen.example' })).toHaveAttribute(
    'href',
    '/dashboard/sites/xn--mnchen-3ya.example',
  );
  expect(card).toHaveTextContent('up 20 from 60');
  expect(screen.getByRole('img', { name: 'Last scores with the same settings: 60, 80' })).toBeVisible();
  expect(card).toHaveTextContent('Next run in 3 hours');
});

test('shows no trend of a site that was checked once', () => {
  show({ watchQuery: watching([siteOf('example.com', [runOf(1, 60)])]) });
  expect(screen.getByRole('listitem')).toHaveTextContent('60 B');
  expect(screen.queryByRole('img')).toBeNull();
});

test('makes every site reachable', async () => {
  const all = Array.from({ length: 30 }, (_, n) => siteOf(`site-${n}.example.com`, [runOf(60 - n, 80)]));
  const readQuery = jest.fn().mockResolvedValue(all.slice(24));
  show({ watchQuery: watching(all), readQuery });
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more sites' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
  expect(readQuery.mock.calls[0]?.[0].after).toEqual([all[23]?.updatedAt, 'site-site-23.example.com']);
  expect(screen.queryByRole('button', { name: 'Show more sites' })).toBeNull();
});

test('says how the first site gets here', () => {
  show({ watchQuery: watching([]) });
  expect(screen.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
});

test('says that the sites can’t be read, and reads them again on retry', async () => {
  let fails = true;
  show({
    watchQuery: (query, next, fail) => {
      if (!fails) return watching([siteOf('example.com', [runOf(1, 60)])])(query, next, fail);
      fail(errorWith('unavailable'));
      return () => undefined;
    },
  });
  expect(screen.getByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('example.com');
});
