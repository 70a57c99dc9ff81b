import { act, screen } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import type { TimelineEvent } from '#domain/report';
import { showJob } from './showJob.fixture';

const events = 'jobs/old/timeline/events';
const at = new Date();
const started: TimelineEvent = { kind: 'slice-started', at, slice: 1 };
const progress = { ...exampleJob().progress, pagesPerSecond: 8.5, currentUrl: 'https://example.com/here' };
const running = (second: number) =>
  exampleJob({
    jobId: 'old',
    state: 'running',
    startedAt: at,
    updatedAt: new Date(at.getTime() + second * 1_000),
    progress: { ...progress, fetched: 412 + second * 10 },
  });

beforeEach(() => jest.useFakeTimers({ now: at }));
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const turn = (online: boolean) => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
/** Advances the clock without running timers, like a machine that sleeps. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
const rate = () => screen.getByRole('group', { name: 'Pages per second' });
/** The panel; the screen's status repeats its text for screen readers. */
const onPanel = { ignore: '[role=status]' };
const shown = (words: string | RegExp) => screen.getByText(words, onPanel);
const shownIfAny = (words: string | RegExp) => screen.queryByText(words, onPanel);
const status = () => screen.getByRole('status');
const silence = /^Stalled\./;
const newTry = /Stopped responding/;

/** Renders a job with steady progress, and so with an estimate. */
async function steady() {
  const tell = showJob({ 'jobs/old': running(0), [events]: { events: [started] } }, [], '?tab=details');
  for (let second = 1; second <= 12; second++) {
    await wait(1_000);
    tell('jobs/old', running(second));
  }
  expect(screen.getByText('About 1 minute left')).toBeInTheDocument();
  expect(screen.getByText('Checking')).toBeInTheDocument();
  return tell;
}

test('waits between two slices, and drops the pace of the last one', async () => {
  const tell = await steady();
  tell(events, { events: [started, { kind: 'slice-paused', at: new Date(), slice: 1 }] });
  expect(shown('Waiting for the next part to start.')).toBeInTheDocument();
  expect(screen.queryByText('Checking')).toBeNull();
  expect(screen.getByRole('group', { name: 'Pages per second' })).toHaveTextContent('–');
});

test('withdraws the estimate when a site doesn’t respond for a while', async () => {
  const tell = await steady();
  for (let second = 13; second <= 50; second++) {
    await wait(1_000);
    tell('jobs/old', { ...running(second), progress: running(12).progress });
  }
  expect(screen.getByText(/^No recent progress/)).toBeInTheDocument();
  expect(screen.getByText('Checking')).toBeInTheDocument();
});

test('doesn’t call a slice without a heartbeat running', async () => {
  await steady();
  await wait(37_000);
  expect(shown(silence)).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent(
    /Stopped responding · Plumbline retries it automatically$/,
  );
  expect(screen.queryByText('Checking')).toBeNull();
});

test('shows the last known state offline, and doesn’t call the job stalled', async () => {
  await steady();
  expect(status()).toHaveTextContent(/^Running: /);
  turn(false);
  expect(status()).toHaveTextContent(/^You’re offline\./);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
  await wait(120_000);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
  expect(screen.queryByText(newTry)).toBeNull();
  expect(screen.getByRole('log')).not.toHaveTextContent('Stopped responding');
  expect(rate()).toHaveTextContent('–');
});

test('restarts the stall timer when the connection returns', async () => {
  const tell = await steady();
  turn(false);
  await wait(120_000);
  turn(true);
  await wait(34_000);
  expect(shownIfAny(silence)).toBeNull();
  expect(screen.queryByText(newTry)).toBeNull();
  expect(shown(/^Reconnected\./)).toBeInTheDocument();
  await wait(2_000);
  expect(shown(silence)).toBeInTheDocument();
  expect(screen.getByText(newTry)).toBeInTheDocument();
  tell('jobs/old', running(160));
  expect(shownIfAny(silence)).toBeNull();
});

test('restarts the stall timer and drops the old pace after this machine has slept', async () => {
  const tell = await steady();
  sleep(600_000);
  await wait(1_000);
  expect(screen.queryByText(/ left$/)).toBeNull();
  expect(shown(/^Reconnected\./)).toBeInTheDocument();
  await wait(33_000);
  expect(shownIfAny(silence)).toBeNull();
  expect(screen.queryByText(newTry)).toBeNull();
  tell('jobs/old', running(48));
  expect(shownIfAny(/^Reconnected\./)).toBeNull();
  await wait(34_000);
  expect(shownIfAny(silence)).toBeNull();
  await wait(2_000);
  expect(shown(silence)).toBeInTheDocument();
});

test('shows that it waits between two slices after such a sleep, once news could have arrived', async () => {
  const tell = await steady();
  tell(events, { events: [started, { kind: 'slice-paused', at: new Date(), slice: 1 }] });
  sleep(600_000);
  await wait(1_000);
  expect(shown(/^Reconnected\./)).toBeInTheDocument();
  await wait(36_000);
  expect(shown('Waiting for the next part to start.')).toBeInTheDocument();
});

test('says offline that a job has not started', () => {
  showJob({ 'jobs/old': exampleJob({ jobId: 'old', state: 'queued' }) });
  turn(false);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
});

test('says that the report is being made once all URLs are checked', async () => {
  const tell = await steady();
  const all = { ...progress, fetched: progress.discovered };
  tell('jobs/old', { ...running(13), progress: all });
  expect(shownIfAny(/Preparing the report/)).toBeNull();
  await wait(3_000);
  expect(shown(/Preparing the report/)).toBeInTheDocument();
  expect(status()).toHaveTextContent('All URLs are checked. Preparing the report.');
  expect(screen.queryByText('Checking')).toBeNull();
  expect(rate()).toHaveTextContent('–');
});

test('shows no estimate for a job that is being canceled', async () => {
  const tell = await steady();
  expect(document.title).toMatch(/%/);
  tell('jobs/old', { ...running(13), cancelRequestedAt: new Date() });
  expect(screen.getByText('Canceling. Preparing a report of what was found.')).toBeInTheDocument();
  expect(screen.queryByText(/ left$/)).toBeNull();
  expect(document.title).not.toMatch(/%/);
  expect(screen.queryByText('Checking')).toBeNull();
});
