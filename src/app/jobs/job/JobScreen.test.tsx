import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GoneJob, goneJob } from '../../../domain/goneJob';
import type { ReportPart, TimelineEvent } from '../../../domain/report';
import type { DataService, Query } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { ada, errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { JobScreen } from './JobScreen';

const session = {
  session: { status: 'signed-in', claims: {}, accountState: 'active' },
  account: ada,
  user: null,
  viewing: null,
  problem: null,
} as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

const refused = errorWith('permission-denied');

beforeAll(() => {
  class NothingResizes {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NothingResizes, scrollTo: () => undefined });
  Element.prototype.scrollIntoView = () => undefined;
});

/**
 * @param documents by path: what is there, null for nothing, an error for a refusal.
 * @param parts what the job has found.
 * @returns tells the screen of a document that has changed.
 */
function show(documents: Readonly<Record<string, object | null>>, parts: readonly ReportPart[] = []) {
  const listening = new Map<string, (found: never) => void>();
  const watchDocument: DataService['watchDocument'] = (path, next, fail) => {
    const found = documents[path];
    listening.set(path, next);
    if (found instanceof Error) fail(found);
    else if (found !== undefined) next(found as never);
    return () => undefined;
  };
  const readQuery = async ({ orderBy, after = 0, limit }: Query) => {
    const inOrder = orderBy[1] === 'asc' ? parts : [...parts].reverse();
    return inOrder.filter(({ n }) => n > Number(after)).slice(0, limit) as never;
  };
  const watchAdded: DataService['watchAdded'] = ({ after = 0 }, added) => {
    added(parts.filter(({ n }) => n > Number(after)) as never);
    return () => undefined;
  };
  render(
    <LocationProvider history={createHistory(createMemorySource('/dashboard/jobs/old'))}>
      <BackendProvider value={fakeBackend({ data: { watchDocument, watchAdded, readQuery } })}>
        <SessionContextProvider value={session}>
          <JobScreen jobId="old" />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return (path: string, document: object) => act(() => listening.get(path)?.(document as never));
}

const part = (n: number): ReportPart => ({
  n,
  totals: [{ rule: 'broken-link', severity: 'error', findings: n }],
  pages: [],
  findings: [
    {
      fingerprint: `finding-${n}`,
      rule: 'broken-link',
      category: 'links',
      severity: 'error',
      page: `https://example.com/${String(n).padStart(2, '0')}`,
      target: 'https://example.com/gone',
      message: '/gone answers 404 (not found).',
      evidence: {},
    },
  ],
});

const heading = (name: string) => screen.getByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });
const gone = (why: GoneJob['why']) => goneJob(exampleJob(), why, new Date('2026-03-04T12:00:00Z'));
const again = '/dashboard/new?url=https%3A%2F%2Fexample.com%2F';

test.each([
  ['somebody else’s', refused],
  ['nobody’s', null],
])('a job that is %s: the words are true of both', (_, answer) => {
  show({ 'jobs/old': answer, 'users/ada/goneJobs/old': null });
  expect(heading('None of your jobs is at this address')).toBeInTheDocument();
  expect(screen.getByText(/It may belong to another account.*logged in as ada@example.com/)).toBeVisible();
  expect(link('All jobs')).toHaveAttribute('href', '/dashboard/jobs');
  expect(document.title).toBe('No such job · Plumbline');
});

test('a job that was deleted can be started again', () => {
  show({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('deleted') });
  expect(heading('The check of example.com was deleted')).toBeInTheDocument();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('a report whose time has passed says until when it was kept', () => {
  show({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('expired') });
  expect(heading('The report of example.com has expired')).toBeInTheDocument();
  expect(screen.getByText(/kept until 4 Mar 2026/)).toBeVisible();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('a report that has expired and is still there is not shown any more', () => {
  const job = exampleJob({ state: 'succeeded', expiresAt: new Date('2026-03-04T12:00:00Z') });
  show({ 'jobs/old': job });
  expect(heading('The report of example.com has expired')).toBeInTheDocument();
});

test('a job that can’t be reached is not said to be gone', () => {
  show({ 'jobs/old': errorWith('unavailable') });
  expect(heading('We couldn’t reach Plumbline')).toBeInTheDocument();
});

test('the browser’s tab says how far a running job is', () => {
  show({ 'jobs/old': exampleJob({ state: 'running' }) });
  expect(document.title).toBe('412 of 900: Checking example.com · Plumbline');
});

test.each(['failed', 'canceled'] as const)(
  'a job that is %s without a report shows all that it found, and hands it out',
  async (state) => {
    const parts = Array.from({ length: 40 }, (_, at) => part(at + 1));
    show({ 'jobs/old': exampleJob({ state, expiresAt: new Date(Date.now() + 1e9) }) }, parts);
    expect(await screen.findByRole('button', { name: /40 on 40 pages/ })).toBeInTheDocument();
    expect(screen.getAllByText('/40')[0]).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Findings 40' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(screen.queryByText(/earlier finding/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check again now' })).toBeNull();
  },
  // The whole list is drawn: here no window has a height.
  20_000,
);

test('what somebody reads when the job ends stays as it is until they ask for the rest', async () => {
  const parts = Array.from({ length: 15 }, (_, at) => part(at + 1));
  const job = exampleJob({
    jobId: 'old',
    ownerUid: ada.uid,
    state: 'running',
    expiresAt: new Date(Date.now() + 1e9),
  });
  const tell = show({ 'jobs/old': job }, parts);
  await userEvent.click(await screen.findByRole('button', { name: /Broken link/ }));
  expect(screen.getByText('3 earlier findings can be shown once the job has ended.')).toBeInTheDocument();
  const read = () => document.querySelector('[data-finding="finding-8"]')?.innerHTML;
  const before = read();
  expect(before).toBeDefined();
  tell('jobs/old', { ...job, state: 'failed', finishedAt: new Date() });
  expect(read()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'The job has ended: show all that was found' }));
  expect(await screen.findByRole('tab', { name: 'Findings 15' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Ignore' })).not.toHaveLength(0);
}, 20_000);

describe('what is said of a job’s pace', () => {
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
  const silence = /^Waiting: this part has stopped answering/;
  const newTry = /^Waits to try part 1 again/;

  /** A job that gets on steadily, and so can say when it will be done. */
  async function steady() {
    const tell = show({ 'jobs/old': running(0), [events]: { events: [started] } });
    for (let second = 1; second <= 12; second++) {
      await wait(1_000);
      tell('jobs/old', running(second));
    }
    expect(screen.getByText('About 1 minute left')).toBeInTheDocument();
    expect(screen.getByText('Now at')).toBeInTheDocument();
    return tell;
  }

  test('between two parts it waits, and nothing of the last one’s pace stays', async () => {
    const tell = await steady();
    tell(events, { events: [started, { kind: 'slice-paused', at: new Date(), slice: 1 }] });
    expect(shown('Waiting: the next part begins in a moment')).toBeInTheDocument();
    expect(screen.queryByText('Now at')).toBeNull();
    expect(screen.getByRole('group', { name: 'Pages per second' })).toHaveTextContent('–');
  });

  test('a site that answers nothing for a while takes the promise away', async () => {
    const tell = await steady();
    for (let second = 13; second <= 50; second++) {
      await wait(1_000);
      tell('jobs/old', { ...running(second), progress: running(12).progress });
    }
    expect(screen.getByText(/^Nothing new was checked for a while/)).toBeInTheDocument();
    expect(screen.getByText('Now at')).toBeInTheDocument();
  });

  test('a part that is not heard of any more is not said to work', async () => {
    await steady();
    await wait(37_000);
    expect(shown(silence)).toBeInTheDocument();
    expect(screen.getByText(/^Waits to try part 1 again: it had stopped answering/)).toBeInTheDocument();
    expect(screen.queryByText('Now at')).toBeNull();
  });

  test('offline, what is shown is what was last known, and nobody is said to be silent', async () => {
    await steady();
    expect(status()).toHaveTextContent(/^Running: /);
    turn(false);
    expect(status()).toHaveTextContent(/^You are offline: /);
    expect(shown(/^You are offline: this is what was last known/)).toBeInTheDocument();
    await wait(120_000);
    expect(shown(/^You are offline: this is what was last known/)).toBeInTheDocument();
    expect(screen.queryByText(newTry)).toBeNull();
    expect(screen.getByText('Part 1 works')).toBeInTheDocument();
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
    expect(shown(/^This is what was last known/)).toBeInTheDocument();
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
    expect(shown(/^This is what was last known/)).toBeInTheDocument();
    await wait(33_000);
    expect(shownIfAny(silence)).toBeNull();
    expect(screen.queryByText(newTry)).toBeNull();
    tell('jobs/old', running(48));
    expect(shownIfAny(/^This is what was last known/)).toBeNull();
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
    expect(shown(/^This is what was last known/)).toBeInTheDocument();
    await wait(36_000);
    expect(shown('Waiting: the next part begins in a moment')).toBeInTheDocument();
  });

  test('a job that has not begun says so offline, too', () => {
    show({ 'jobs/old': exampleJob({ jobId: 'old', state: 'queued' }) });
    turn(false);
    expect(shown(/^You are offline: this is what was last known/)).toBeInTheDocument();
  });

  test('once all is checked its report is being made, which takes a while', async () => {
    const tell = await steady();
    const all = { ...progress, fetched: progress.discovered };
    tell('jobs/old', { ...running(13), progress: all });
    expect(shownIfAny(/report is being made/)).toBeNull();
    await wait(3_000);
    expect(shown(/report is being made/)).toBeInTheDocument();
    expect(status()).toHaveTextContent('Everything known is checked: the report is being made.');
    expect(screen.queryByText('Now at')).toBeNull();
    expect(rate()).toHaveTextContent('–');
  });

  test('a job that is asked to stop promises nothing more', async () => {
    const tell = await steady();
    expect(document.title).toMatch(/%/);
    tell('jobs/old', { ...running(13), cancelRequestedAt: new Date() });
    expect(screen.getByText('Stopping: its report is being made of what was found')).toBeInTheDocument();
    expect(screen.queryByText(/ left$/)).toBeNull();
    expect(document.title).not.toMatch(/%/);
    expect(screen.queryByText('Now at')).toBeNull();
  });
});
