import { LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { DataService } from '#services/backend';
import { JobCounts } from './CountSection';

/** @returns a function that changes the newest job. */
function show(count: DataService['count']) {
  let emit: (jobs: never) => void = () => undefined;
  const watchQuery: DataService['watchQuery'] = ({ from, orderBy: [field] }, next) => {
    if (from === 'jobs' && field === 'createdAt') emit = next as typeof emit;
    next([]);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery, count } })}>
        <JobCounts />
      </BackendProvider>
    </LocationProvider>,
  );
  return (jobId: string) => act(() => emit([exampleJob({ jobId })] as never));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const queued = () => screen.getByRole('group', { name: 'Queued' });
const again = () => screen.getByRole('button', { name: 'Try again' });

test('counts again after a failure on request', async () => {
  let fails = true;
  show(() => (fails ? Promise.reject(errorWith('unavailable')) : Promise.resolve(7)));
  await wait(0);
  expect(screen.getByRole('alert')).toBeVisible();
  fails = false;
  act(() => again().click());
  await wait(0);
  expect(queued()).toHaveTextContent('7');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('follows the live queries, and counts only now and then however much changes', async () => {
  let counted = 0;
  const count = jest.fn(() => Promise.resolve(counted));
  const emit = show(count);
  await wait(0);
  expect(queued()).toHaveTextContent('0');
  const once = count.mock.calls.length;

  counted = 1;
  emit('one');
  await wait(0);
  expect(queued()).toHaveTextContent('1');

  counted = 2;
  for (let second = 0; second < 4; second++) {
    emit(`more ${second}`);
    await wait(1_000);
  }
  expect(queued()).toHaveTextContent('1');
  await wait(1_000);
  expect(queued()).toHaveTextContent('2');
  await wait(60_000);
  expect(count).toHaveBeenCalledTimes(3 * once);
});

test('keeps counts that could not be renewed, with a way to retry', async () => {
  let fails = false;
  const emit = show(() => (fails ? Promise.reject(errorWith('unavailable')) : Promise.resolve(7)));
  await wait(0);
  fails = true;
  emit('one');
  await wait(0);
  expect(queued()).toHaveTextContent('7');
  expect(again()).toBeVisible();
});
