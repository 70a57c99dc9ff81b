import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { Schedule } from '#domain/schedule';
import type { FunctionService } from '#services/backend';
import { JobActions } from './JobActions';
import { JobFacts } from './JobFacts';

jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: () => undefined,
}));
beforeEach(() => {
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'key', configurable: true });
});

const input = { ...exampleJob().input, secretHeaders: { names: ['Cookie', 'X-Key'], mark: 'm' } };
const own = (given: Partial<Job>) => exampleJob({ ownerUid: ada.uid, input, ...given });

function show(job: Job, schedule: Pick<Schedule, 'input'> | null = null) {
  const call = jest.fn(async () => ({ jobId: 'next' }));
  const backend = fakeBackend({
    functions: { call: call as unknown as FunctionService['call'] },
    data: {
      watchDocument: (_, next) => {
        next(schedule as never);
        return () => undefined;
      },
    },
  });
  render(
    <LocationProvider>
      <BackendProvider value={backend}>
        <SessionContextProvider value={exampleSession({ admin: true })}>
          <JobActions job={job} />
          <JobFacts job={job} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return { call, user: userEvent.setup() };
}

test('prompts for the values deleted when the job ended, and sends them with a retry', async () => {
  const { call, user } = show(own({ state: 'failed' }));
  await user.click(screen.getByRole('button', { name: 'Retry job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter the request headers again' });
  expect(dialog).toHaveTextContent('were deleted when it ended');
  const send = screen.getAllByRole('button', { name: 'Retry job' }).at(-1) as HTMLElement;
  await user.click(send);
  expect(screen.getByText('Enter the value of Cookie.')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Cookie'), ' a=1 ');
  await user.type(screen.getByLabelText('X-Key'), 'opensesame');
  await user.click(send);
  const headers = { Cookie: 'a=1', 'X-Key': 'opensesame' };
  expect(call).toHaveBeenCalledWith('retryJob', { jobId: 'example', headers, idempotencyKey: 'key' });
});

test('masks values, and never lets the browser fill them in', async () => {
  const { user } = show(own({ state: 'succeeded' }));
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  const field = await screen.findByLabelText('X-Key');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test('sends the entered values when it runs again, for the job that had them', async () => {
  const { call, user } = show(own({ state: 'succeeded' }));
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await user.type(await screen.findByLabelText('Cookie'), 'a=1');
  await user.type(screen.getByLabelText('X-Key'), 'ä');
  const send = screen.getAllByRole('button', { name: 'Run again' }).at(-1) as HTMLElement;
  await user.click(send);
  expect(screen.getByText('A header value must be plain text on one line.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('X-Key'));
  await user.type(screen.getByLabelText('X-Key'), 'b');
  await user.click(send);
  const { secretHeaders: _, ...asked } = input;
  expect(call).toHaveBeenCalledWith('submitJob', {
    input: { ...asked, headers: { Cookie: 'a=1', 'X-Key': 'b' } },
    headersOf: 'example',
    idempotencyKey: 'key',
  });
});

test('prompts only for what the schedule doesn’t store on a scheduled run', async () => {
  const schedule = { input: { ...input, secretHeaders: { names: ['x-key'], mark: 'm' } } };
  const { user } = show(own({ state: 'failed', scheduleId: 'weekly' }), schedule);
  await user.click(screen.getByRole('button', { name: 'Retry job' }));
  expect(await screen.findByLabelText('Cookie')).toBeInTheDocument();
  expect(screen.queryByLabelText('X-Key')).toBeNull();
});

test('runs a scheduled job again with one click when the schedule stores all values', async () => {
  const { call, user } = show(own({ state: 'failed', scheduleId: 'weekly' }), { input });
  await user.click(screen.getByRole('button', { name: 'Retry job' }));
  expect(call).toHaveBeenCalledWith('retryJob', { jobId: 'example', idempotencyKey: 'key' });
});

test('tells an admin that only the owner can enter them', () => {
  show(exampleJob({ ownerUid: 'grace', state: 'failed', input }));
  const retry = screen.getByRole('button', { name: 'Retry for owner' });
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(retry).toHaveAccessibleDescription('Only the owner can enter this job’s request headers again.');
});

test.each([
  ['running', null, 'set', 'set'],
  ['succeeded', null, 'not set (deleted when the job ended)', 'not set (deleted when the job ended)'],
  ['succeeded', 'X-Key', 'not set (deleted when the job ended)', 'set'],
] as const)('shows what is set for a job that is %s, whose schedule stores %s', (state, kept, ...words) => {
  const schedule = kept && { input: { ...input, secretHeaders: { names: [kept], mark: 'm' } } };
  show(own({ state, scheduleId: kept && 'weekly' }), schedule);
  const fact = screen.getByText('Headers').nextElementSibling;
  expect(fact).toHaveTextContent(`Cookie, ${words[0]}`);
  expect(fact).toHaveTextContent(`X-Key, ${words[1]}`);
});
