import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { BulkResult, RetryJobsRequest } from '#domain/operations';
import type { FunctionService } from '#services/backend';
import { receiveToasts, type ToastMessage } from '#ui/showToast';
import { exampleJob } from '../exampleJob.fixture';
import { BulkDialog } from './BulkBar';
import { type BulkAction, type BulkRequest, maxBulkJobs } from './bulk';

const session = { user: null } as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

const toasts: ToastMessage[] = [];
let keys = 0;
beforeEach(() => {
  toasts.length = 0;
  receiveToasts((message) => toasts.push(message));
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${++keys}`, configurable: true });
});

function Asking({ action, jobs }: { readonly action: BulkAction; readonly jobs: readonly Job[] }) {
  const [request, setRequest] = useState<BulkRequest>();
  return (
    <>
      <button type="button" onClick={() => setRequest({ action, jobs })}>
        Ask
      </button>
      <BulkDialog
        request={request}
        uid="ada"
        onClose={() => setRequest(undefined)}
        onDone={() => undefined}
      />
    </>
  );
}

function show(action: BulkAction, jobs: readonly Job[]) {
  const sent: {
    readonly request: RetryJobsRequest;
    readonly answer: (result: BulkResult) => void;
    readonly refuse: (error: unknown) => void;
  }[] = [];
  const call = (_: string, request: object) =>
    new Promise<BulkResult>((answer, refuse) =>
      sent.push({ request: request as RetryJobsRequest, answer, refuse }),
    );
  render(
    <BackendProvider value={fakeBackend({ functions: { call: call as FunctionService['call'] } })}>
      <SessionContextProvider value={session}>
        <Asking action={action} jobs={jobs} />
      </SessionContextProvider>
    </BackendProvider>,
  );
  const user = userEvent.setup();
  // The form inside the dialog is loaded when it is first shown.
  const press = async (name: string) =>
    user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
  return { sent, press, ask: () => user.click(screen.getByRole('button', { name: 'Ask' })) };
}

const failed = exampleJob({ state: 'failed', ownerUid: 'ada' });

test('shows a failure after the dialog was closed in a toast, and retries with the same keys', async () => {
  const { ask, press, sent } = show('retry', [failed]);
  await ask();
  await press('Retry 1 job');
  await press('Continue in background');
  await act(async () => sent[0]?.refuse(errorWith('functions/deadline-exceeded')));
  expect(toasts).toEqual([expect.objectContaining({ tone: 'error' })]);
  expect(toasts[0]?.title).toMatch(/^Retry 1 job: /);
  await ask();
  await press('Retry 1 job');
  expect(sent[1]?.request).toEqual(sent[0]?.request);
  await act(async () => sent[1]?.answer({ done: [failed.jobId], refused: [] }));
  await ask();
  await press('Retry 1 job');
  expect(sent[2]?.request.batchKey).not.toBe(sent[0]?.request.batchKey);
});

test('shows a failure in the open dialog', async () => {
  const { ask, press, sent } = show('retry', [failed]);
  await ask();
  await press('Retry 1 job');
  await act(async () => sent[0]?.refuse(errorWith('unavailable')));
  expect(screen.getByText(/Try again to continue/)).toBeInTheDocument();
  expect(toasts).toEqual([]);
});

test('sends only the rest on retry, and reports the combined result', async () => {
  const running = Array.from({ length: 120 }, (_, at) =>
    exampleJob({ jobId: `job-${at}`, state: 'running' }),
  );
  const ids = running.map(({ jobId }) => jobId);
  const refusal = { jobId: 'job-0', words: 'This job has already ended.' };
  const { ask, press, sent } = show('cancel', running);
  await ask();
  await press('Cancel 120 jobs');
  await act(async () => sent[0]?.answer({ done: ids.slice(1, 50), refused: [refusal] }));
  await act(async () => sent[1]?.refuse(errorWith('unavailable')));
  await press('Cancel 120 jobs');
  expect(sent[2]?.request.jobIds).toEqual(ids.slice(50, 100));
  expect(screen.getAllByText('Canceling: 50 of 120 jobs').length).toBeGreaterThan(0);
  await act(async () => sent[2]?.answer({ done: ids.slice(50, 100), refused: [] }));
  await act(async () => sent[3]?.answer({ done: ids.slice(100), refused: [] }));
  expect(toasts).toEqual([
    expect.objectContaining({ title: '119 jobs canceling, 1 job skipped', words: refusal.words }),
  ]);
});

test('applies another label to all jobs after a failure', async () => {
  const many = Array.from({ length: 60 }, (_, at) => exampleJob({ jobId: `job-${at}` }));
  const ids = many.map(({ jobId }) => jobId);
  const { ask, press, sent } = show('label', many);
  await ask();
  await userEvent.type(await field(), 'Spring');
  await press('Label 60 jobs');
  await act(async () => sent[0]?.answer({ done: ids.slice(0, 50), refused: [] }));
  await act(async () => sent[1]?.refuse(errorWith('unavailable')));
  await userEvent.type(await field(), 'time');
  await press('Label 60 jobs');
  expect(sent[2]?.request).toMatchObject({ jobIds: ids.slice(0, 50), label: 'Springtime' });
});

test.each([
  ['export', 'Only the first 1,000 matching jobs are included; the file doesn’t include the rest.'],
  ['label', 'Only the first 1,000 matching jobs are included; the rest aren’t changed.'],
] as const)('warns at the maximum number of selected jobs: %s', async (action, words) => {
  const many = Array.from({ length: maxBulkJobs }, (_, at) => exampleJob({ jobId: `job-${at}` }));
  const { ask } = show(action, many);
  await ask();
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});

const labelled = (jobId: string, label: string | null) => exampleJob({ jobId, label });
const field = () => within(screen.getByRole('dialog')).findByLabelText('Label');

test('fills in the common label, so that saving unchanged loses nothing', async () => {
  const { ask, press, sent } = show('label', [labelled('a', 'Spring'), labelled('b', 'Spring')]);
  await ask();
  expect(await field()).toHaveValue('Spring');
  await press('Label 2 jobs');
  expect(sent[0]?.request).toMatchObject({ label: 'Spring' });
});

test('starts fresh when another request replaces the current one', async () => {
  const dialog = (request: BulkRequest) => (
    <BackendProvider value={fakeBackend()}>
      <SessionContextProvider value={session}>
        <BulkDialog request={request} uid="ada" onClose={() => undefined} onDone={() => undefined} />
      </SessionContextProvider>
    </BackendProvider>
  );
  const { rerender } = render(dialog({ action: 'label', jobs: [labelled('a', 'Spring')] }));
  expect(await field()).toHaveValue('Spring');
  rerender(dialog({ action: 'label', jobs: [labelled('b', 'Winter')] }));
  await waitFor(async () => expect(await field()).toHaveValue('Winter'));
});

const ended = (count: number) =>
  Array.from({ length: count }, (_, at) => exampleJob({ jobId: `job-${at}`, state: 'failed' }));

test.each([
  [1, 'Delete 1 job'],
  [19, 'Delete 19 jobs'],
])('deletes %i without typing', async (count, button) => {
  const { ask, press, sent } = show('delete', ended(count));
  await ask();
  await press(button);
  expect(sent[0]?.request.jobIds).toHaveLength(count);
});

test('requires typing the number before deleting twenty', async () => {
  const { ask, press, sent } = show('delete', ended(20));
  await ask();
  await press('Delete 20 jobs');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Type “delete 20” to confirm'), 'delete 20');
  await press('Delete 20 jobs');
  expect(sent).toHaveLength(1);
});

test('removes a label with a button that says so', async () => {
  const { ask, press, sent } = show('label', [labelled('a', 'Spring'), labelled('b', null)]);
  await ask();
  expect(await field()).toHaveAccessibleDescription(/These jobs have different labels/);
  await press('Remove label from 2 jobs');
  expect(sent[0]?.request).toMatchObject({ label: null });
  await act(async () => sent[0]?.answer({ done: ['a', 'b'], refused: [] }));
  expect(toasts[0]?.title).toBe('Label removed from 2 jobs');
});

test('requires a label when there is none to remove', async () => {
  const { ask, press, sent } = show('label', [labelled('a', null)]);
  await ask();
  await press('Label 1 job');
  expect(await field()).toHaveAccessibleDescription(/Enter a label/);
  expect(sent).toEqual([]);
});

test('focuses the input when the form loads after its dialog', async () => {
  const { ask } = show('label', [labelled('one', null)]);
  await ask();
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('Spring');
  expect(await field()).toHaveValue('Spring');
});
