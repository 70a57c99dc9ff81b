import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { AuthService } from '#services/backend';
import { ProviderButtons } from './ProviderButtons';

function show(auth: Partial<AuthService>) {
  const onLinkOffered = jest.fn();
  render(
    <BackendProvider value={fakeBackend({ auth })}>
      <ProviderButtons onLinkOffered={onLinkOffered} />
    </BackendProvider>,
  );
  return { user: userEvent.setup(), onLinkOffered };
}

const offer = { email: 'ada@example.com', provider: 'github.com' } as const;

test('offers to link the provider to an existing account, which can be declined', async () => {
  const forgetLinkOffer = jest.fn();
  let waiting: typeof offer | null = null;
  const { user, onLinkOffered } = show({
    signInWithProvider: () => {
      waiting = offer;
      return Promise.reject(errorWith('auth/account-exists-with-different-credential'));
    },
    linkOffer: () => waiting,
    forgetLinkOffer,
  });
  await user.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  expect(await screen.findByText(/ada@example.com already has an account/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onLinkOffered).toHaveBeenCalledWith('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(forgetLinkOffer).toHaveBeenCalled();
  expect(screen.queryByText(/already has an account/)).toBeNull();
});

test.each([
  ['auth/popup-closed-by-user', 'The login window was closed'],
  ['auth/popup-blocked', 'Your browser blocked the login window'],
])('explains %s', async (code, words) => {
  const { user } = show({ signInWithProvider: () => Promise.reject(errorWith(code)) });
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('shows progress only on the clicked button while its window is open, and opens no second one', async () => {
  const signInWithProvider = jest.fn(() => new Promise<void>(() => undefined));
  const { user } = show({ signInWithProvider });
  await user.dblClick(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(signInWithProvider).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Waiting for Google’s login window' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
});
