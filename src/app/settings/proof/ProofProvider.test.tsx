import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AuthService } from '../../../services/backend';
import { BackendProvider } from '../../live/BackendContext';
import { codeOf } from '../../live/explain';
import { errorWith, fakeBackend } from '../../live/fakeBackend';
import { exampleSession } from '../../session/exampleSession';
import { SessionContextProvider } from '../../session/SessionContext';
import { ProofProvider, useProof } from './ProofProvider';

function Change({ work }: { readonly work: () => Promise<void> }) {
  const proved = useProof();
  const [outcome, setOutcome] = useState('');
  const change = () =>
    proved(work).then(
      () => setOutcome('changed'),
      (error: unknown) => setOutcome(codeOf(error)),
    );
  return (
    <button type="button" onClick={change}>
      Change{outcome && ` ${outcome}`}
    </button>
  );
}

function show(work: () => Promise<void>, auth: Partial<AuthService>) {
  const session = exampleSession();
  render(
    <BackendProvider value={fakeBackend({ auth })}>
      <SessionContextProvider value={session}>
        <ProofProvider>
          <Change work={work} />
        </ProofProvider>
      </SessionContextProvider>
    </BackendProvider>,
  );
  return userEvent.setup();
}

const needsProof = () =>
  jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(errorWith('auth/requires-recent-login'))
    .mockResolvedValue(undefined);

test('asks for the password once and makes the change after it', async () => {
  const work = needsProof();
  const prove = jest.fn().mockResolvedValue(undefined);
  const user = show(work, { prove });
  await user.click(screen.getByText('Change'));
  await user.type(await screen.findByLabelText('Your present password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Change changed')).toBeVisible();
  expect(prove).toHaveBeenCalledWith({ method: 'password', password: 'secret' });
  expect(work).toHaveBeenCalledTimes(2);
});

test('a wrong password is told and asked for again', async () => {
  const prove = jest.fn().mockRejectedValue(errorWith('auth/invalid-credential'));
  const user = show(needsProof(), { prove });
  await user.click(screen.getByText('Change'));
  await user.type(await screen.findByLabelText('Your present password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('don’t match');
  expect(screen.getByLabelText('Your present password')).toHaveValue('wrong');
});

test('whoever declines changes nothing and gets the provider’s refusal', async () => {
  const work = needsProof();
  const user = show(work, {});
  await user.click(screen.getByText('Change'));
  await user.click(await screen.findByRole('button', { name: 'Don’t change anything' }));
  expect(await screen.findByText('Change auth/requires-recent-login')).toBeVisible();
  expect(work).toHaveBeenCalledTimes(1);
});

test('another failure asks for nothing', async () => {
  const user = show(() => Promise.reject(errorWith('auth/weak-password')), {});
  await user.click(screen.getByText('Change'));
  expect(await screen.findByText('Change auth/weak-password')).toBeVisible();
});
