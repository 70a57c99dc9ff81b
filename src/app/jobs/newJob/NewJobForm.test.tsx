import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitJobRequest } from '../../../domain/operations';
import { BackendProvider } from '../../live/BackendContext';
import { errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { NewJobForm } from './NewJobForm';

const mockNavigate = jest.fn();
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}));

let keys = 0;
beforeEach(() => {
  mockNavigate.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${++keys}`, configurable: true });
});

function show(call: jest.Mock) {
  const session = {
    session: { status: 'signed-in', claims: {} },
    account: null,
    user: null,
    viewing: null,
    problem: null,
  } as const;
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <SessionContextProvider value={session}>
        <NewJobForm />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return {
    user: userEvent.setup(),
    address: screen.getByLabelText('Site address'),
    button: screen.getByRole('button', { name: 'Start check' }),
  };
}

const requests = (call: jest.Mock) => call.mock.calls.map(([, request]) => request as SubmitJobRequest);

test('a double press makes one job, and goes to it', async () => {
  let answer: (result: { jobId: string }) => void = () => undefined;
  const call = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const { user, address, button } = show(call);
  await user.type(address, 'example.com');
  await user.dblClick(button);
  expect(call).toHaveBeenCalledTimes(1);
  expect(button).toHaveTextContent('Starting the check');
  answer({ jobId: 'made' });
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/made'));
});

test('the server’s words are shown, what was typed stays, and trying again means the same job', async () => {
  const call = jest
    .fn()
    .mockRejectedValueOnce(
      errorWith('functions/resource-exhausted', 'You have used all 30 jobs of this month.'),
    )
    .mockRejectedValue(errorWith('functions/internal', 'INTERNAL'));
  const { user, address, button } = show(call);
  await user.type(address, 'example.com');
  await user.click(button);
  expect(await screen.findByText(/used all 30 jobs/)).toBeVisible();
  expect(address).toHaveValue('example.com');
  await user.click(button);
  expect(await screen.findByText(/Plumbline failed here/)).toBeVisible();
  expect(screen.queryByText(/INTERNAL/)).toBeNull();
  await user.type(address, '/shop');
  await user.click(button);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  const [first, second, third] = requests(call).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a wrong address is told beside the field and nothing is sent', async () => {
  const call = jest.fn();
  const { user, address, button } = show(call);
  await user.type(address, 'not a site');
  await user.click(button);
  expect(address).toHaveAccessibleDescription(/not an address we can check/);
  expect(address).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});
