import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '../../../domain/job';
import type { DataService, Query } from '../../../services/backend';
import { BackendProvider } from '../../live/BackendContext';
import { ada, errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { exampleJob } from '../exampleJob';
import { JobsList } from './JobsList';

/** jsdom lays nothing out, so nothing is ever seen; the browser tests look at what is. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: NothingSeen }));

const session = {
  session: { status: 'signed-in', claims: {}, accountState: 'active' },
  account: ada,
  user: null,
  viewing: null,
  problem: null,
} as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

function show(data: Partial<DataService>, address = '/dashboard/jobs') {
  const history = createHistory(createMemorySource(address));
  render(
    <LocationProvider history={history}>
      <BackendProvider value={fakeBackend({ data: { count: async () => 0, ...data } })}>
        <SessionContextProvider value={session}>
          <JobsList caption="Your jobs" ownerUid="ada" empty={<p>You have no jobs yet</p>} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const readQuery = (read: (query: Query) => Promise<readonly Job[]>) => ({
  readQuery: read as DataService['readQuery'],
});

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

test('the first time there is no job', async () => {
  show(readQuery(async () => []));
  expect(await screen.findByText('You have no jobs yet')).toBeInTheDocument();
});

test('nothing fits the filter', async () => {
  show(
    readQuery(async () => []),
    '/dashboard/jobs?state=failed',
  );
  expect(await screen.findByRole('heading', { name: 'No job fits these filters' })).toBeInTheDocument();
});

test('the list can’t be loaded, and is asked for again', async () => {
  let broken = true;
  show(
    readQuery(async () => {
      if (broken) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
  );
  expect(await screen.findByRole('heading', { name: 'The jobs couldn’t be loaded' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

test('offline', async () => {
  online(false);
  show(readQuery(async () => Promise.reject(errorWith('unavailable'))));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
});

test('not allowed', async () => {
  show(readQuery(async () => Promise.reject(errorWith('permission-denied'))));
  expect(
    await screen.findByRole('heading', { name: 'This list is not for your account' }),
  ).toBeInTheDocument();
});

test('a page behind the end says so, and leads back', async () => {
  show(
    readQuery(async () => []),
    '/dashboard/jobs?after=2026-11-21T10:00:00.000Z~gone',
  );
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the newest jobs' })).toBeInTheDocument();
});

test('a list reads its page and no more, and counts no further than a thousand', async () => {
  const asked: Query[] = [];
  const counted: unknown[] = [];
  show({
    ...readQuery(async (query) => {
      asked.push(query);
      return [exampleJob()];
    }),
    count: async (query) => {
      counted.push(query.limit);
      return 1_000;
    },
  });
  expect(await screen.findByText(/of 1,000 or more jobs/)).toBeInTheDocument();
  expect(asked.map(({ limit }) => limit)).toEqual([25]);
  expect(counted).toEqual([1_000]);
});
