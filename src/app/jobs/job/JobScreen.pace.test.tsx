import { act, screen } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob';
import type { TimelineEvent } from '#domain/report';
import { showJob } from './showJob';

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
/** Time in which this machine does nothing at all. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
const rate = () => screen.getByRole('group', { name: 'Pages per second' });
/** On the panel: who listens is told it too, by the screen's status. */
const onPanel = { ignore: '[role=status]' };
const shown = (words: string | RegExp) => screen.getByText(words, onPanel);
const shownIfAny = (words: string | RegExp) => screen.queryByText(words, onPanel);
const status = () => screen.getByRole('status');
const silence = /^Stalled\./;
const newTry = /^Waiting to retry part 1/;

/** A job that gets on steadily, and so can say when it will be done. */
async function steady() {
  const tell = showJob({ 'jobs/old': running(0), [events]: { events: [started] } });
  for (let second = 1; second <= 12; second++) {
    await wait(1_000);
    tell('jobs/old', running(second));
  }
  expect(screen.getByText('About 1 minute left')).toBeInTheDocument();
  expect(screen.getByText('Checking')).toBeInTheDocument();
  return tell;
}

test('between two parts it waits, and nothing of the last one’s pace stays', async () => {
  const tell = await steady();
  tell(events, { events: [started, { kind: 'slice-paused', at: new Date(), slice: 1 }] });
  expect(shown('Waiting for the next part to start')).toBeInTheDocument();
  expect(screen.queryByText('Checking')).toBeNull();
  expect(screen.getByRole('group', { name: 'Pages per second' })).toHaveTextContent('–');
});

test('a site that answers nothing for a while takes the promise away', async () => {
  const tell = await steady();
  for (let second = 13; second <= 50; second++) {
    await wait(1_000);
    tell('jobs/old', { ...running(second), progress: running(12).progress });
  }
  expect(screen.getByText(/^No recent progress/)).toBeInTheDocument();
  expect(screen.getByText('Checking')).toBeInTheDocument();
});

test('a part that is not heard of any more is not said to work', async () => {
  await steady();
  await wait(37_000);
  expect(shown(silence)).toBeInTheDocument();
  expect(screen.getByText(/^Waiting to retry part 1: it stopped responding/)).toBeInTheDocument();
  expect(screen.queryByText('Checking')).toBeNull();
});

test('offline, what is shown is what was last known, and nobody is said to be silent', async () => {
  await steady();
  expect(status()).toHaveTextContent(/^Running: /);
  turn(false);
  expect(status()).toHaveTextContent(/^You’re offline\./);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
  await wait(120_000);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
  expect(screen.queryByText(newTry)).toBeNull();
  expect(screen.getByText('Running part 1')).toBeInTheDocument();
  expect(rate()).toHaveTextContent('–');
});

test('with the connection, silence is counted anew', async () => {
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

test('so it is after this machine has slept, and the pace of before counts no more', async () => {
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

test('between two parts it waits after such a sleep, too, once there was time for news', async () => {
  const tell = await steady();
  tell(events, { events: [started, { kind: 'slice-paused', at: new Date(), slice: 1 }] });
  sleep(600_000);
  await wait(1_000);
  expect(shown(/^Reconnected\./)).toBeInTheDocument();
  await wait(36_000);
  expect(shown('Waiting for the next part to start')).toBeInTheDocument();
});

test('a job that has not begun says so offline, too', () => {
  showJob({ 'jobs/old': exampleJob({ jobId: 'old', state: 'queued' }) });
  turn(false);
  expect(shown(/^You’re offline\. The job continues/)).toBeInTheDocument();
});

test('once all is checked its report is being made, which takes a while', async () => {
  const tell = await steady();
  const all = { ...progress, fetched: progress.discovered };
  tell('jobs/old', { ...running(13), progress: all });
  expect(shownIfAny(/Preparing the report/)).toBeNull();
  await wait(3_000);
  expect(shown(/Preparing the report/)).toBeInTheDocument();
  expect(status()).toHaveTextContent('All URLs are checked. Preparing the report..');
  expect(screen.queryByText('Checking')).toBeNull();
  expect(rate()).toHaveTextContent('–');
});

test('a job that is asked to stop promises nothing more', async () => {
  const tell = await steady();
  expect(document.title).toMatch(/%/);
  tell('jobs/old', { ...running(13), cancelRequestedAt: new Date() });
  expect(screen.getByText('Canceling. Preparing a report of what was found.')).toBeInTheDocument();
  expect(screen.queryByText(/ left$/)).toBeNull();
  expect(document.title).not.toMatch(/%/);
  expect(screen.queryByText('Checking')).toBeNull();
});
