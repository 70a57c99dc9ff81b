import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { stopClock } from '#app/live/stopClock.fixture';
import type { Job } from '#domain/job';
import type { CountQuery, Query } from '#services/backend';
import { exampleJob } from '../exampleJob.fixture';
import { unindexed } from './queryIndex.fixture';
import { readQuery, showList } from './showList.fixture';

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

afterEach(() => jest.useRealTimers());

/** Returns a day in the reader's time zone, as the URL has it. */
function dayFromNow(later: number): string {
  const day = new Date();
  day.setDate(day.getDate() + later);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

test('keeps a loaded list that can’t be reloaded, and reloads it when the connection returns', async () => {
  let broken = false;
  let emit: ((jobs: readonly Job[]) => void) | undefined;
  online(true);
  showList({
    ...readQuery(async () => {
      if (broken) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
    watchQuery: (query, next) => {
      if (query.from === 'jobs') emit = next as typeof emit;
      return () => undefined;
    },
  });
  await screen.findByRole('link', { name: 'shop.example.com' });
  await waitFor(() => expect(emit).toBeDefined());
  act(() => emit?.([exampleJob({ jobId: 'new' })]));
  broken = true;
  online(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByText(/the jobs as last loaded/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'You’re offline' })).toBeNull();
  broken = false;
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/the jobs as last loaded/)).toBeNull());
  expect(screen.getByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

test('listens only to the newest job, and counts how many there are', async () => {
  const listened: Query[] = [];
  const counted: unknown[] = [];
  let emit: (jobs: readonly Job[]) => void = () => undefined;
  showList({
    ...readQuery(async () => [exampleJob()]),
    count: async ({ limit }) => {
      counted.push(limit);
      return limit === 25 ? 3 : 1;
    },
    watchQuery: (query, next) => {
      if (query.from === 'jobs') {
        listened.push(query);
        emit = next as typeof emit;
      }
      return () => undefined;
    },
  });
  await waitFor(() => expect(listened.map(({ limit }) => limit)).toEqual([1]));
  act(() => emit([]));
  expect(counted).toEqual([1_000]);
  act(() => emit([exampleJob({ jobId: 'new' })]));
  expect(await screen.findByRole('button', { name: 'Show 3 new jobs' })).toBeInTheDocument();
  act(() => emit([exampleJob({ jobId: 'new', state: 'running' })]));
  expect(counted).toEqual([1_000, 25]);
});

test.each([
  ['with jobs', [exampleJob()]],
  ['without any', []],
])('counts a searched list %s with the indexes that it is read by', async (_, jobs) => {
  const counted: CountQuery[] = [];
  showList(
    {
      ...readQuery(async () => jobs),
      count: async (query) => {
        counted.push(query);
        return 30;
      },
      watchQuery: (query, next) => {
        if (query.from === 'jobs') next([exampleJob({ jobId: 'new' })] as never);
        return () => undefined;
      },
    },
    '/dashboard/jobs?q=shop',
  );
  expect(await screen.findByRole('button', { name: 'Show 25 or more new jobs' })).toBeInTheDocument();
  expect(counted.map(({ limit }) => limit)).toEqual([1_000, 25]);
  expect(counted.flatMap(unindexed)).toEqual([]);
});

test('shows new jobs after a return to the first page, and links to them', async () => {
  showList(
    {
      ...readQuery(async ({ before }) => [
        exampleJob({ title: before ? 'was first.example' : 'brand new.example' }),
      ]),
      count: async () => 1,
      watchQuery: (query, next) => {
        if (query.from === 'jobs') next([exampleJob({ jobId: 'new' })] as never);
        return () => undefined;
      },
    },
    '/dashboard/jobs?before=2026-11-21T10:00:00.000Z~second',
  );
  expect(await screen.findByText('1 to 1 of 1 jobs')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByRole('link', { name: 'brand new.example' })).toBeInTheDocument();
});

test.each([
  ['today', 0, true],
  ['yesterday', -1, false],
])('shows new jobs in a list up to %s only while that day lasts', async (_, later, isTold) => {
  stopClock(new Date(2026, 10, 21, 12));
  const listened: Query[] = [];
  showList(
    {
      ...readQuery(async () => [exampleJob({ title: 'first.example' })]),
      count: async () => 1,
      watchQuery: (query) => {
        if (query.from === 'jobs') listened.push(query);
        return () => undefined;
      },
    },
    `/dashboard/jobs?to=${dayFromNow(later)}`,
  );
  await screen.findByRole('link', { name: 'first.example' });
  await screen.findByText('1 to 1 of 1 jobs');
  // React runs the pending effects, which subscribe, before it handles a click.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select first.example' }));
  expect(listened).toHaveLength(isTold ? 1 : 0);
});

test('does not treat a page after others as the first', async () => {
  const page = Array.from({ length: 26 }, (_, at) => exampleJob({ jobId: `job-${at}` }));
  showList(
    {
      ...readQuery(async () => page),
      count: async () => 60,
      watchQuery: (query) => {
        expect(query.from).not.toBe('jobs');
        return () => undefined;
      },
    },
    '/dashboard/jobs?before=2026-11-21T10:00:00.000Z~later',
  );
  expect(await screen.findByText('60 jobs')).toBeInTheDocument();
});

test('reads only its page, and counts up to a thousand', async () => {
  const queries: Query[] = [];
  const counted: unknown[] = [];
  showList({
    ...readQuery(async (query) => {
      queries.push(query);
      return [exampleJob()];
    }),
    count: async (query) => {
      counted.push(query.limit);
      return 1_000;
    },
  });
  expect(await screen.findByText(/of 1,000 or more jobs/)).toBeInTheDocument();
  expect(queries.map(({ limit }) => limit)).toEqual([25]);
  expect(counted).toEqual([1_000]);
});

test('keeps the previous list, marked as loading, until the next one arrives', async () => {
  let answer: (jobs: readonly Job[]) => void = () => undefined;
  let reads = 0;
  showList({
    ...readQuery(() => {
      reads += 1;
      return reads === 1
        ? Promise.resolve([exampleJob({ title: 'first.example', label: 'Spring' })])
        : new Promise((resolve) => {
            answer = resolve;
          });
    }),
    watchQuery: (_, next) => {
      next([exampleJob({ jobId: 'new' })] as never);
      return () => undefined;
    },
  });
  expect(await screen.findByRole('link', { name: 'first.example' })).toBeInTheDocument();
  expect(screen.getByTitle('Label: Spring')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByText('Loading jobs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'first.example' })).toBeInTheDocument();
  act(() => answer([exampleJob({ title: 'second.example' })]));
  expect(await screen.findByRole('link', { name: 'second.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'first.example' })).toBeNull();
  expect(screen.queryByText('Loading jobs')).toBeNull();
});

test('moves the focus to the list when the new jobs are shown, since the button goes', async () => {
  showList({
    ...readQuery(async () => [exampleJob()]),
    watchQuery: (_, next) => {
      next([exampleJob({ jobId: 'new' })] as never);
      return () => undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(screen.getByRole('table').closest('[tabindex]')).toHaveFocus();
});

test('says that other jobs match the filter now, and shows them', async () => {
  let jobs = [exampleJob({ jobId: 'first', title: 'first.example', state: 'failed' })];
  showList(
    { ...readQuery(async () => jobs), count: async () => jobs.length },
    '/dashboard/jobs?state=failed',
  );
  expect(await screen.findByText('1 to 1 of 1 jobs')).toBeInTheDocument();
  jobs = [...jobs, exampleJob({ jobId: 'second', title: 'second.example', state: 'failed' })];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh this list' }));
  expect(await screen.findByRole('link', { name: 'second.example' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Refresh this list' })).toBeNull();
});
