import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { newUser } from '#domain/user';
import type { DataService, Query } from '#services/backend';
import { HomeScreen } from './HomeScreen';

const session = exampleSession();

function show(watchQuery: DataService['watchQuery'], who = session) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <SessionContextProvider value={who}>
          <HomeScreen />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const asksFor =
  (state: string) =>
  ({ from, where = [] }: Query) =>
    from === 'jobs' && where.some(([field, , value]) => field === 'state' && [value].flat().includes(state));
const asksForEnded = asksFor('failed');
const asksForRunning = asksFor('running');

test('lists ended jobs however many are running, and counts running ones beyond the list', async () => {
  const running = Array.from({ length: 50 }, (_, n) => exampleJob({ jobId: `runs-${n}`, state: 'running' }));
  const account = newUser({ uid: 'ada', email: 'ada@example.com', state: 'active' }, new Date());
  const user = { ...account, limits: { jobsAtOnce: 50 } };
  const asked: (number | undefined)[] = [];
  show(
    (query, next) => {
      if (asksForRunning(query)) asked.push(query.limit);
      const jobs = asksForRunning(query)
        ? running
        : asksForEnded(query)
          ? [exampleJob({ state: 'failed' })]
          : [];
      next(jobs.slice(0, query.limit) as never);
      return () => undefined;
    },
    { ...session, user },
  );
  const now = within(screen.getByRole('region', { name: 'Running now' }));
  expect(now.getAllByRole('row')).toHaveLength(1 + 20);
  expect(now.getByText(/Showing the newest 20\. See “All jobs”/)).toBeVisible();
  const finished = within(screen.getByRole('region', { name: 'Recently finished' }));
  expect(finished.getAllByRole('row')).toHaveLength(1 + 1);
  expect(screen.getByRole('meter', { name: 'Concurrent jobs' })).toHaveAttribute(
    'aria-valuetext',
    '50 of 50',
  );
  expect(new Set(asked)).toEqual(new Set([20 + 200 + 1]));
  expect(await screen.findByRole('region', { name: 'Scheduled jobs' })).toBeVisible();
});

test('says that the latest jobs can’t be read, and keeps the typed input on retry', async () => {
  let fails = true;
  show((query, next, fail) => {
    if (!asksForEnded(query)) next([]);
    else if (fails) fail(errorWith('unavailable'));
    else next([exampleJob({ state: 'failed' })] as never);
    return () => undefined;
  });
  const address = screen.getByLabelText('Site URL');
  await userEvent.type(address, 'shop.example.com');
  const finished = () => within(screen.getByRole('region', { name: 'Recently finished' }));
  expect(finished().getByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(finished().getByRole('button', { name: 'Try again' }));
  expect(finished().getByRole('table', { name: 'Ended jobs' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(address).toHaveValue('shop.example.com');
});
