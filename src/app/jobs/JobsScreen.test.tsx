import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { SubmitJobRequest, SubmitJobResult } from '#domain/operations';
import type { FunctionService } from '#services/backend';
import { receiveToasts, type ToastMessage } from '#ui/showToast';
import { NewJobButton } from './JobsScreen';
import { clearSubmittedDraft, submitKeptDraft } from './newJob/keptDraft';

const mockNavigate = jest.fn();
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}));

const session = exampleSession({}, null);

afterEach(() => {
  submitKeptDraft();
  clearSubmittedDraft();
});

const toasts: ToastMessage[] = [];
let keys = 0;
beforeEach(() => {
  toasts.length = 0;
  receiveToasts((message) => toasts.push(message));
  mockNavigate.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${++keys}`, configurable: true });
});

/** Renders the dialog; each `submitJob` waits for its response. */
function show() {
  const sent: {
    readonly request: SubmitJobRequest;
    readonly answer: (result: SubmitJobResult) => void;
    readonly refuse: (error: unknown) => void;
  }[] = [];
  const call = (name: string, request: object) =>
    name === 'submitJob'
      ? new Promise<SubmitJobResult>((answer, refuse) =>
          sent.push({ request: request as SubmitJobRequest, answer, refuse }),
        )
      : Promise.reject(errorWith('unavailable'));
  const { unmount } = render(
    <BackendProvider value={fakeBackend({ functions: { call: call as FunctionService['call'] } })}>
      <SessionContextProvider value={session}>
        <NewJobButton />
      </SessionContextProvider>
    </BackendProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    sent,
    unmount,
    open: () => user.click(screen.getByRole('button', { name: 'New job' })),
    close: () => user.click(screen.getByRole('button', { name: 'Close dialog' })),
    type: async (address: string) => user.type(await screen.findByLabelText('Site URL'), address),
    start: () => user.click(screen.getByRole('button', { name: 'Start job' })),
  };
}

test('reopens with what was typed', async () => {
  const { user, open, close, type } = show();
  await open();
  await type('shop.example.com');
  await close();
  expect(screen.queryByLabelText('Site URL')).toBeNull();
  await user.keyboard('n');
  expect(screen.getByLabelText('Site URL')).toHaveValue('shop.example.com');
});

test('creates one job when closed while sending and sent again after a lost response', async () => {
  const { open, close, type, start, sent } = show();
  await open();
  await type('shop.example.com');
  await start();
  await close();
  await open();
  expect(screen.getByRole('button', { name: 'Starting job' })).toBeInTheDocument();
  await close();
  await act(async () => sent[0]?.refuse(errorWith('functions/deadline-exceeded')));
  expect(toasts[0]).toMatchObject({ tone: 'error' });
  expect(toasts[0]?.title).toMatch(/^Couldn’t start the job for shop\.example\.com/);
  await open();
  await start();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.request).toEqual(sent[0]?.request);
});

test('shows a toast with a link, without navigating, when the response arrives after closing', async () => {
  const { open, close, type, start, sent } = show();
  await open();
  await type('shop.example.com');
  await start();
  await close();
  await act(async () => sent[0]?.answer({ jobId: 'made' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(mockNavigate).not.toHaveBeenCalled();
  expect(toasts[0]?.title).toBe('Job started for shop.example.com');
  toasts[0]?.action?.run();
  expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/made');
  await open();
  expect(screen.getByLabelText('Site URL')).toHaveValue('');
});

test('does not navigate when the response arrives on another screen', async () => {
  const { open, type, start, sent, unmount } = show();
  await open();
  await type('shop.example.com');
  await start();
  unmount();
  await act(async () => sent[0]?.answer({ jobId: 'made' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(mockNavigate).not.toHaveBeenCalled();
});
