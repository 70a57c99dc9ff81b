import { LocationProvider, navigate } from '@reach/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { noCounts } from '#domain/finding';
import type { GoneJob, Job } from '#domain/job';
import { type SiteHistory, siteIdOf } from '#domain/siteHistory';
import type { DataService } from '#services/backend';
import { ChangesPanel } from './ChangesPanel';

const nothing = () => new ShardStore<never>(0, [], () => Promise.resolve([]));
const index = {
  generation: 'g',
  findings: { total: 0, starts: [], groups: [] },
  pages: { total: 0, starts: [], columns: [] },
} as never;
const lists = { index, findings: nothing(), pages: nothing(), columns: nothing() };

const day = (n: number) => new Date(2026, 2, n, 12);
const jobOf = (jobId: string, n: number, given: Partial<Job> = {}): Job =>
  exampleJob({
    jobId,
    state: 'succeeded',
    createdAt: day(n),
    finishedAt: day(n),
    expiresAt: new Date(Date.now() + 86_400_000),
    ...given,
  });
const [first, second, third] = [jobOf('first', 1), jobOf('second', 2), jobOf('third', 3)];
const result = {
  score: 80,
  grade: 'B' as const,
  counts: noCounts(),
  byCategory: {} as never,
  pages: 3,
  bytes: 0,
  durationMs: 1_000,
};
const run = (jobId: string, n: number) => ({
  jobId,
  at: day(n),
  score: 80,
  grade: 'B' as const,
  errors: 0,
  warnings: 0,
  comparable: 'site https://example.com/ same',
});
const history: SiteHistory = {
  host: 'example.com',
  runs: [run('first', 1), run('second', 2), run('third', 3)],
  worseAt: null,
  updatedAt: new Date(),
};

/** @param kept the jobs of the site that still exist, newest first. */
function show(
  kept: readonly Job[],
  given: Partial<DataService> = {},
  gone: Partial<GoneJob> = {},
  job: Job = third,
) {
  const data: Partial<DataService> = {
    watchDocument: (path, next) => {
      if (path.endsWith(siteIdOf('example.com'))) next(history as never);
      if (path.includes('/goneJobs/')) next((gone.why ? gone : null) as never);
      return () => undefined;
    },
    watchQuery: ({ limit }, next) => {
      next(kept.slice(0, limit) as never);
      return () => undefined;
    },
    readDocument: async <T,>(path: string) => (path.endsWith('summary') ? { sorted: index } : null) as T,
    ...given,
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data })}>
        <ChangesPanel job={job} evaluatedRules={undefined} lists={lists} />
      </BackendProvider>
    </LocationProvider>,
  );
}

beforeEach(() => void navigate('/dashboard/jobs/third?tab=changes', { replace: true }));

test('compares with a run selected during a comparison once that one ends', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  show([second, first], {
    readDocument: <T,>(path: string) => {
      asked.push(path);
      return new Promise<T>((resolve) => answers.push(() => resolve({ sorted: index } as T)));
    },
  });
  const answer = () => act(async () => answers.shift()?.());
  expect(asked).toEqual(['jobs/second/report/summary']);
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'first');
  await waitFor(() => expect(screen.getByLabelText('Compare with')).toHaveValue('first'));
  await answer();
  expect(asked).toEqual(['jobs/second/report/summary', 'jobs/first/report/summary']);
  await answer();
  expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
});

test.each([
  ['expired', /has expired/],
  ['deleted', /was deleted/],
] as const)('says that the previous run is gone (%s), and compares with an older one', async (why, words) => {
  show([first], {}, { why });
  expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
  expect(screen.getByLabelText('Compare with')).toHaveValue('first');
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('does not read an expired report that has not been deleted yet', async () => {
  show([jobOf('second', 2, { expiresAt: new Date(0) })]);
  expect(await screen.findByText(/\(Mar 2, 2026\) has expired/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No earlier reports' })).toBeInTheDocument();
});

test('lists a run with different options as disabled, and says what differs', async () => {
  const other = jobOf('other', 2, { input: { ...third.input, maxPages: 5, checkExternal: false } });
  show([other, first]);
  expect(screen.getByLabelText('Compare with')).toHaveValue('first');
  expect(screen.getByRole('option', { name: /can’t be compared: different options/ })).toBeDisabled();
  expect(screen.getByText(/“Max pages”, “Check external links”/)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
});

test('explains why a canceled run with a report can’t be compared, and omits one without a report', async () => {
  const stopped = jobOf('stopped', 2, { state: 'canceled', result });
  show([jobOf('empty', 2, { state: 'canceled' }), stopped, first]);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: /can’t be compared: canceled/ })).toBeDisabled();
  expect(screen.getByText(/existing problems on pages it didn’t reach would look new/)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
});

test('says when no earlier run can be compared with, and reads nothing', () => {
  const readDocument = jest.fn();
  show([jobOf('other', 2, { input: { ...third.input, maxPages: 5 } })], { readDocument });
  expect(
    screen.getByRole('heading', { name: 'No earlier run can be compared with this one' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /can’t be compared: different options/ })).toBeDisabled();
  expect(readDocument).not.toHaveBeenCalled();
});

test('loads runs beyond the first page', async () => {
  const many = Array.from({ length: 20 }, (_, n) => jobOf(`run-${n}`, -n));
  const readQuery = jest.fn().mockResolvedValue([jobOf('oldest', -99)]);
  show(many, { readQuery });
  await userEvent.click(screen.getByRole('button', { name: 'Load older runs' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /older runs$/ })).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'oldest');
  expect(readQuery.mock.calls[0]?.[0]).toMatchObject({ after: [day(-19), 'run-19'] });
});

describe('a run compared with earlier that is older than all loaded ones', () => {
  const busy = Array.from({ length: 20 }, (_, n) =>
    jobOf(`hourly-${n}`, -n, { input: { ...third.input, scope: 'page' } }),
  );
  const compared = { ...third, previousJobId: 'old' };
  const showIt = (answer: Job | null) =>
    show(
      busy,
      {
        watchDocument: (path, next) => {
          if (path === 'jobs/old') next(answer as never);
          return () => undefined;
        },
      },
      {},
      compared,
    );

  test('is the default', async () => {
    showIt(jobOf('old', -99));
    expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
    expect(screen.getByLabelText('Compare with')).toHaveValue('old');
  });

  test('offers older runs when it is gone, without blaming the link', () => {
    showIt(null);
    expect(
      screen.getByRole('heading', { name: 'None of the recent runs can be compared with this one' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/this link/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Load older runs' })).toBeInTheDocument();
  });
});

test('keeps the selected run in the URL, and compares with it on arrival', async () => {
  void navigate('/dashboard/jobs/third?tab=changes&with=first', { replace: true });
  const readDocument = jest.fn(() => new Promise<never>(() => undefined));
  show([second, first], { readDocument });
  expect(screen.getByLabelText('Compare with')).toHaveValue('first');
  expect(readDocument).toHaveBeenCalledWith('jobs/first/report/summary');
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'second');
  await waitFor(() => expect(window.location.search).toBe('?tab=changes&with=second'));
});

describe('a run in the URL that is not among the loaded ones', () => {
  const many = Array.from({ length: 20 }, (_, n) => jobOf(`run-${n}`, -n));
  const old = jobOf('old', -99);
  /** @param answer undefined while it is loading. */
  function showAsked(answer: Job | Error | null | undefined, kept: readonly Job[] = many) {
    void navigate('/dashboard/jobs/third?tab=changes&with=old', { replace: true });
    const read: string[] = [];
    let tell: (job: Job) => void = () => undefined;
    show(kept, {
      readDocument: async <T,>(path: string) => {
        read.push(path);
        return { sorted: index } as T;
      },
      watchDocument: (path, next, fail) => {
        if (path === 'jobs/old') {
          tell = (job) => next(job as never);
          if (answer instanceof Error) fail(answer);
          else if (answer !== undefined) next(answer as never);
        } else if (path.endsWith(siteIdOf('example.com'))) next(null);
        else if (path.startsWith('jobs/')) throw new Error(`Unexpected read of ${path}.`);
        return () => undefined;
      },
    });
    return { read, tell: (job: Job) => act(async () => tell(job)) };
  }

  test('is looked up and compared with', async () => {
    const { read } = showAsked(old);
    expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
    expect(screen.getByLabelText('Compare with')).toHaveValue('old');
    // The number of runs in between is not known.
    expect(screen.getAllByRole('option').at(-1)).not.toHaveTextContent('before');
    expect(read).toEqual(['jobs/old/report/summary']);
  });

  test('shows that it is loading, and compares with nothing else meanwhile', async () => {
    const { read, tell } = showAsked(undefined);
    expect(screen.getByText('Loading the selected run')).toBeInTheDocument();
    expect(read).toEqual([]);
    await tell(old);
    expect(read).toEqual(['jobs/old/report/summary']);
  });

  test.each([
    ['gone', null, /isn’t available\. Its report expired or was deleted/],
    ['refused', errorWith('permission-denied'), /belongs to another account/],
    ['another user’s', jobOf('old', -99, { ownerUid: 'grace' }), /belongs to another account/],
    [
      'of another site',
      jobOf('old', -99, { host: 'e.example', title: 'e.example' }),
      /a different site: e\.example/,
    ],
    ['later', jobOf('old', 9), /is newer than this one/],
    [
      'expired',
      jobOf('old', -99, { expiresAt: new Date(2026, 0, 2, 12) }),
      /has expired\. Its report was kept until Jan 2, 2026/,
    ],
    ['without a report', jobOf('old', -99, { state: 'failed' }), /has no report/],
    [
      'canceled',
      jobOf('old', -99, { state: 'canceled', result }),
      /can’t be compared with this one\. It was canceled/,
    ],
    [
      'of different options',
      jobOf('old', -99, { input: { ...third.input, maxPages: 5 } }),
      /can’t be compared with this one\. .*“Max pages”/,
    ],
  ])('says that it is %s, and only offers another', async (_, answer, words) => {
    const { read } = showAsked(answer);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Choose a run' })).toBeInTheDocument();
    expect(read).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Compare with the run of/ }));
    expect(await screen.findByRole('region', { name: 'New findings' })).toBeInTheDocument();
    expect(screen.getByLabelText('Compare with')).toHaveValue('run-0');
    expect(window.location.search).toBe('?tab=changes&with=run-0');
    expect(screen.queryByText(words)).toBeNull();
  });

  test('is not called gone when it can’t be reached', () => {
    const { read } = showAsked(errorWith('unavailable'));
    expect(screen.getByText('We couldn’t reach Plumbline')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Compare with the run of/ })).toBeInTheDocument();
    expect(read).toEqual([]);
  });

  test('is not looked up when the URL has no valid ID', () => {
    void navigate('/dashboard/jobs/third?tab=changes&with=old/parts', { replace: true });
    const watched = jest.fn(() => () => undefined);
    show(many, { watchDocument: watched });
    expect(screen.getByText(/isn’t available/)).toBeInTheDocument();
    expect(watched).not.toHaveBeenCalledWith('jobs/old/parts', expect.anything(), expect.anything());
  });
});

test('does not silently replace a loaded run in the URL that can’t be compared with', () => {
  void navigate('/dashboard/jobs/third?tab=changes&with=other', { replace: true });
  const readDocument = jest.fn();
  show([jobOf('other', 2, { input: { ...third.input, maxPages: 5 } }), first], { readDocument });
  expect(screen.getByText(/Mar 2, 2026.*can’t be compared with this one/)).toBeInTheDocument();
  expect(readDocument).not.toHaveBeenCalled();
});

test.each([
  ['succeeded', 'Score now'],
  ['canceled', 'Partial score now'],
] as const)('labels the score of a job that has %s correctly', async (state, name) => {
  show([first], {}, {}, { ...third, state, result });
  expect(await screen.findByText(name)).toBeInTheDocument();
});
