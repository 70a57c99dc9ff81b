import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { FunctionService } from '#services/backend';
import { clearSubmittedDraft, submitKeptDraft } from './keptDraft';
import { NewJobForm } from './NewJobForm';

const mockNavigate = jest.fn(async () => undefined);
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: () => mockNavigate(),
}));

beforeEach(() => {
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'key', configurable: true });
});
afterEach(() => {
  submitKeptDraft();
  clearSubmittedDraft();
});

/** Renders the form as a part of a screen. @returns what leaves the screen, and answers `submitJob`. */
function show(props: Parameters<typeof NewJobForm>[0] = {}) {
  let answer: () => void = () => undefined;
  const call = (name: string) =>
    name === 'submitJob'
      ? new Promise((resolve) => {
          answer = () => resolve({ jobId: 'made' });
        })
      : Promise.reject(errorWith('unavailable'));
  const { unmount } = render(
    <BackendProvider value={fakeBackend({ functions: { call: call as FunctionService['call'] } })}>
      <SessionContextProvider value={exampleSession({}, null)}>
        <NewJobForm {...props} />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return { leave: unmount, answer: () => act(async () => answer()) };
}

const url = () => screen.getByLabelText('Site URL');
const pages = () => screen.getByLabelText('Max pages');

test('n returns to the form of the screen, with what is typed in it', async () => {
  const user = userEvent.setup();
  show();
  await user.type(url(), 'shop.example.com');
  act(() => url().blur());
  await user.keyboard('n');
  expect(url()).toHaveFocus();
  expect(url()).toHaveValue('shop.example.com');
  expect(mockNavigate).not.toHaveBeenCalled();
});

test('keeps what is typed when the form is opened on another screen', async () => {
  const { leave } = show();
  await userEvent.type(url(), 'shop.example.com');
  await userEvent.clear(pages());
  await userEvent.type(pages(), '7');
  leave();
  show();
  expect(url()).toHaveValue('shop.example.com');
  expect(pages()).toHaveValue('7');
});

test('forgets it when the job is created, even on another screen', async () => {
  const { leave, answer } = show();
  await userEvent.type(url(), 'shop.example.com{Enter}');
  leave();
  await answer();
  show();
  expect(url()).toHaveValue('');
});

test('keeps what is typed for the next job while the first one is created', async () => {
  const { leave, answer } = show();
  await userEvent.type(url(), 'shop.example.com{Enter}');
  leave();
  show();
  await userEvent.type(url(), '/next');
  await answer();
  await waitFor(() => expect(url()).toHaveValue('shop.example.com/next'));
});

test('opens with the input of a job without losing another draft', async () => {
  const { leave } = show();
  await userEvent.type(url(), 'shop.example.com');
  leave();
  const edited = show({ asked: { ...exampleJob().input, headers: {}, maxPages: 42 } });
  expect(url()).toHaveValue('https://example.com/');
  expect(pages()).toHaveValue('42');
  await userEvent.type(url(), 'blog{Enter}');
  await edited.answer();
  edited.leave();
  show();
  expect(url()).toHaveValue('shop.example.com');
});
