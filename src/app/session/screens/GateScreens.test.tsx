import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { newUser } from '#domain/user';
import { exampleSession } from '../exampleSession.fixture';
import { SessionContextProvider, type SessionState } from '../SessionContext';
import { AccessDeniedScreen, BlockedScreen } from './GateScreens';

function show(Screen: ComponentType, session: Partial<SessionState> = {}) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend()}>
        <SessionContextProvider value={{ ...exampleSession(), ...session }}>
          <Screen />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const email = () => screen.getByRole('link', { name: 'support@plumbline.test' });
const home = () => screen.getByRole('link', { name: 'Go to the home page' });

test('tells a blocked user why, whom to write to, and how to leave', () => {
  const given = { uid: 'ada', email: 'ada@example.com', state: 'blocked', blockedReason: 'Spam' } as const;
  show(BlockedScreen, { user: newUser(given, new Date()) });
  expect(screen.getByText('Reason: Spam')).toBeVisible();
  expect(email()).toHaveAttribute('href', 'mailto:support@plumbline.test');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(home()).toHaveAttribute('href', '/');
});

test('tells a user without access whom to write to, and where to go', () => {
  show(AccessDeniedScreen);
  expect(email()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(home()).toBeVisible();
});

test('tells a rejected sign-up that sign-ups are closed', () => {
  const problem = { error: errorWith('sign-ups-closed'), retry: () => undefined };
  show(AccessDeniedScreen, { problem });
  expect(screen.getByRole('heading', { name: 'Sign-ups are closed' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
  expect(home()).toBeVisible();
});
