import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { LoginScreen } from './LoginScreen';

function show(signIn: (email: string, password: string) => Promise<void>) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ auth: { signIn } })}>
        <LoginScreen />
      </BackendProvider>
    </LocationProvider>,
  );
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    button: screen.getByRole('button', { name: 'Log in' }),
  };
}

test('shows missing values beside the fields, and sends nothing', async () => {
  const signIn = jest.fn();
  const { user, email, password, button } = show(signIn);
  await user.type(email, 'ada');
  await user.click(button);
  expect(email).toHaveAccessibleDescription(/isn’t an email address/);
  expect(password).toHaveAccessibleDescription(/Enter your password/);
  expect(email).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

test('explains a rejected login, and keeps what was typed', async () => {
  const { user, email, password, button } = show(() => Promise.reject(errorWith('auth/invalid-credential')));
  await user.type(email, ' ada@example.com ');
  await user.type(password, 'secret');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('That email and password don’t match');
  expect(screen.queryByText(/auth\//)).toBeNull();
  expect(password).toHaveValue('secret');
});

test('submits once however often it is clicked, and shows that it is working', async () => {
  const signIn = jest.fn(() => new Promise<void>(() => undefined));
  const { user, email, password, button } = show(signIn);
  await user.type(email, 'ada@example.com');
  await user.type(password, 'secret');
  await user.dblClick(button);
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(signIn).toHaveBeenCalledWith('ada@example.com', 'secret');
  expect(button).toHaveTextContent('Logging in');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('removes the explanation when the email or password is edited', async () => {
  const { user, email, password, button } = show(() => Promise.reject(errorWith('auth/invalid-credential')));
  await user.type(email, 'ada@example.com');
  await user.type(password, 'secret');
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.type(password, '2');
  expect(screen.queryByRole('alert')).toBeNull();
});
