import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { jobFailure } from '#domain/failures';
import type { Job } from '#domain/job';
import type { FunctionService } from '#services/backend';
import { receiveToasts, type ToastMessage } from '#ui/showToast';
import { JobActions } from './JobActions';
import { JobFacts } from './JobFacts';

const mockNavigate = jest.fn();
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}));

const toasts: ToastMessage[] = [];
beforeEach(() => {
  mockNavigate.mockClear();
  toasts.length = 0;
  receiveToasts((message) => toasts.push(message));
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'key', configurable: true });
});

const withKey = { ...exampleJob().input, secretHeaders: { names: ['X-Key'], mark: 'm' } };
const own = (given: Partial<Job>) => exampleJob({ ownerUid: ada.uid, ...given });

function show(job: Job, call: FunctionService['call'] = () => Promise.reject(errorWith('internal'))) {
  const session = exampleSession({ admin: true });
  const of = (shown: Job) => (
    <LocationProvider history={createHistory(createMemorySource('/dashboard/jobs/example'))}>
      <BackendProvider value={fakeBackend({ functions: { call } })}>
        <SessionContextProvider value={session}>
          <JobActions job={shown} />
          <JobFacts job={shown} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
  const { rerender, unmount } = render(of(job));
  return { user: userEvent.setup(), leave: unmount, become: (next: Job) => rerender(of(next)) };
}

test('runs a job again with the same options, by click or by key', async () => {
  const call = jest.fn(async () => ({ jobId: 'next' }));
  const job = own({ state: 'succeeded', input: { ...exampleJob().input, scope: 'section', maxPages: 42 } });
  const { user } = show(job, call as unknown as FunctionService['call']);
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await user.keyboard('r');
  expect(call.mock.calls).toEqual([
    ['submitJob', { input: { ...job.input, headers: {} }, idempotencyKey: 'key' }],
    ['submitJob', { input: { ...job.input, headers: {} }, idempotencyKey: 'key' }],
  ]);
  expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/next');
});

test('shows an error with what to do', async () => {
  const words = 'Your plan’s limit is 1 concurrent job. Wait until the current job has ended, or cancel it.';
  const { user } = show(own({ state: 'succeeded' }), () =>
    Promise.reject(errorWith('functions/resource-exhausted', words)),
  );
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('does not offer to run another user’s report again', () => {
  show(exampleJob({ ownerUid: 'grace', ownerEmail: 'grace@example.com', state: 'succeeded' }));
  expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'grace@example.com' })).toHaveAttribute(
    'href',
    '/admin/users/grace?job=example',
  );
});

test('retries another user’s failed job as an admin, on the owner’s behalf', async () => {
  const call = jest.fn(async () => ({ jobId: 'next' }));
  const { user } = show(
    exampleJob({ ownerUid: 'grace', state: 'failed' }),
    call as unknown as FunctionService['call'],
  );
  await user.click(screen.getByRole('button', { name: 'Retry for owner' }));
  expect(call).toHaveBeenCalledWith('retryJob', { jobId: 'example', idempotencyKey: 'key' });
});

/** Renders a retry whose response a test releases. */
function retrying() {
  const answers: { made: (result: { jobId: string }) => void; refuse: (error: unknown) => void }[] = [];
  const call = () => new Promise((made, refuse) => answers.push({ made, refuse }));
  const shown = show(own({ state: 'failed' }), call as unknown as FunctionService['call']);
  return {
    ...shown,
    answers,
    press: () => shown.user.click(screen.getByRole('button', { name: 'Retry job' })),
  };
}

test('a retry opens the new job', async () => {
  const { press, answers } = retrying();
  await press();
  await act(async () => answers[0]?.made({ jobId: 'next' }));
  expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/next');
  expect(toasts).toEqual([]);
});

test('a retry shows a toast instead of navigating when the user has left', async () => {
  const { press, answers, leave } = retrying();
  await press();
  leave();
  await act(async () => answers[0]?.made({ jobId: 'next' }));
  expect(mockNavigate).not.toHaveBeenCalled();
  expect(toasts[0]?.title).toBe('Job started for example.com');
  toasts[0]?.action?.run();
  expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/next');
});

test('a retry that fails after the user has left shows its error where the user is', async () => {
  const { press, answers, leave } = retrying();
  await press();
  leave();
  await act(async () =>
    answers[0]?.refuse(errorWith('functions/resource-exhausted', 'Your month is used up.')),
  );
  expect(toasts).toEqual([expect.objectContaining({ tone: 'error', words: 'Your month is used up.' })]);
});

test('keeps the focus in the actions when the focused one disappears', () => {
  const { become } = show(own({ state: 'running' }));
  screen.getByRole('button', { name: 'Cancel job' }).focus();
  become(own({ state: 'canceled' }));
  expect(screen.queryByRole('button', { name: 'Cancel job' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Job actions' })).toHaveFocus();
});

test('shows the options of a job, and links to related jobs', () => {
  const input = {
    ...exampleJob().input,
    scope: 'list' as const,
    urls: ['https://example.com/a', 'https://example.com/b'],
    exclude: ['/archive/*'],
    respectRobots: false,
    secretHeaders: { names: ['X-Key'], mark: 'secret' },
  };
  show(own({ input, label: 'Spring & summer', scheduleId: 'weekly' }));
  for (const words of ['2 listed URLs', '/archive/*', 'Ignored', 'X-Key', '10 requests per second']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(screen.queryByText(/secret/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Spring & summer' })).toHaveAttribute(
    'href',
    '/dashboard/jobs?label=Spring+%26+summer',
  );
  expect(screen.getByRole('link', { name: 'All runs of this schedule' })).toHaveAttribute(
    'href',
    '/dashboard/jobs?schedule=weekly',
  );
});

test('links other users’ jobs to the list that contains them', () => {
  show(
    exampleJob({ ownerUid: 'grace', ownerEmail: 'grace@example.com', label: 'Spring', scheduleId: 'weekly' }),
  );
  expect(screen.getByRole('link', { name: 'Spring' })).toHaveAttribute(
    'href',
    '/admin/jobs?label=Spring&owner=grace%40example.com',
  );
  expect(screen.getByRole('link', { name: 'All runs of this schedule' })).toHaveAttribute(
    'href',
    '/admin/jobs?schedule=weekly&owner=grace%40example.com',
  );
});

test.each([
  [{}, '500 pages, max depth 25'],
  [{ scope: 'list', maxPages: 1, maxDepth: 1 }, '1 page, max depth 1'],
  [{ scope: 'page', maxPages: 1 }, '1 page'],
] as const)('shows the limits of a job: %j', (asked, words) => {
  show(own({ input: { ...exampleJob().input, ...asked } }));
  expect(screen.getByText(words)).toBeInTheDocument();
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('offers first to edit the input of a failed job, in the form with all of it filled in', async () => {
  const failure = { code: 'site-unreachable', message: 'No answer.', retryable: true } as const;
  const { user } = show(own({ state: 'failed', failure, input: withKey }));
  expect(buttons().slice(0, 2)).toEqual(['Edit and run again', 'Retry job']);
  await user.click(screen.getByRole('button', { name: 'Edit and run again' }));
  expect(mockNavigate).toHaveBeenCalledWith('/dashboard/new?url=https%3A%2F%2Fexample.com%2F', {
    state: { asked: { ...exampleJob().input, headers: { 'X-Key': '' } } },
  });
});

test.each([
  ['blocked-by-robots', false],
  ['no-page', false],
  ['headers-unreadable', true],
  ['internal', true],
] as const)('after %s, offers a retry only if it can help: %s', (code, offered) => {
  show(own({ state: 'failed', failure: jobFailure(code, 'example.com') }));
  expect(screen.queryAllByRole('button', { name: 'Retry job' })).toHaveLength(offered ? 1 : 0);
});

test('offers to retry a canceled job, not to edit it', () => {
  show(own({ state: 'canceled' }));
  expect(screen.getByRole('button', { name: 'Retry job' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit and run again' })).toBeNull();
});
