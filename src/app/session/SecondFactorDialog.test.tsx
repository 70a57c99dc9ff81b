import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskForCode } from '#services/backend';
import { BackendProvider } from '../live/BackendContext';
import { errorWith, fakeBackend } from '../live/fakeBackend.fixture';
import { SecondFactorDialog } from './SecondFactorDialog';

function show() {
  let askForCode: AskForCode | undefined;
  const onSecondFactor = (asker: AskForCode) => {
    askForCode = asker;
    return () => undefined;
  };
  render(
    <BackendProvider value={fakeBackend({ auth: { onSecondFactor } })}>
      <SecondFactorDialog />
    </BackendProvider>,
  );
  return {
    user: userEvent.setup(),
    /** Starts a sign-in that needs a code. */
    begin: (submit: (code: string) => Promise<void>) => {
      const outcome = { value: '' };
      act(() => {
        askForCode?.(submit).then(
          () => (outcome.value = 'signed in'),
          ({ code }) => (outcome.value = code),
        );
      });
      return outcome;
    },
  };
}

const field = () => screen.getByLabelText('Code from your authenticator app');
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test('completes the sign-in with the code, and closes', async () => {
  const { user, begin } = show();
  const submit = jest.fn().mockResolvedValue(undefined);
  const outcome = begin(submit);
  await user.type(field(), '123 456');
  await user.click(confirm());
  await waitFor(() => expect(outcome.value).toBe('signed in'));
  expect(submit).toHaveBeenCalledWith('123456');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('explains an invalid code, and lets the user type another', async () => {
  const { user, begin } = show();
  const submit = jest.fn().mockRejectedValue(errorWith('auth/invalid-verification-code'));
  const outcome = begin(submit);
  await user.type(field(), '12345');
  await user.click(confirm());
  expect(field()).toHaveAccessibleDescription(/6-digit/);
  expect(submit).not.toHaveBeenCalled();
  await user.type(field(), '6');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('That code doesn’t match');
  expect(outcome.value).toBe('');
});

test('ends the sign-in when the user cancels', async () => {
  const { user, begin } = show();
  const outcome = begin(() => Promise.reject(new Error('not expected')));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(outcome.value).toBe('auth/second-factor-canceled'));
});
