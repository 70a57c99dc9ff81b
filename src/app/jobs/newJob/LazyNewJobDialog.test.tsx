import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKey } from '#app/keys/keys';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { NewJobKey } from './LazyNewJobDialog';

function OwnBinding({ run }: { readonly run: () => void }) {
  useKey('n', 'New job', run);
  return null;
}

function show(own?: () => void) {
  const history = createHistory(createMemorySource('/dashboard/settings'));
  render(
    <LocationProvider history={history}>
      <BackendProvider value={fakeBackend()}>
        <SessionContextProvider value={exampleSession({}, null)}>
          <NewJobKey />
          <input aria-label="Name" />
          {own && <OwnBinding run={own} />}
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return { history, user: userEvent.setup() };
}

const form = () => screen.findByLabelText('Site URL');

test('n opens the form over the screen, which keeps what is typed on it', async () => {
  const { history, user } = show();
  const name = screen.getByLabelText('Name');
  await user.type(name, 'Ada');
  expect(screen.queryByLabelText('Site URL')).toBeNull();
  act(() => name.blur());
  await user.keyboard('n');
  expect(await form()).toBeVisible();
  expect(name).toHaveValue('Ada');
  expect(history.location.pathname).toBe('/dashboard/settings');
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(screen.queryByLabelText('Site URL')).toBeNull();
});

test('closes when another screen opens', async () => {
  const { history, user } = show();
  await user.keyboard('n');
  expect(await form()).toBeVisible();
  act(() => void history.navigate('/dashboard/jobs/made'));
  await waitFor(() => expect(screen.queryByLabelText('Site URL')).toBeNull());
});

test('leaves the key to a screen that binds it itself', async () => {
  const own = jest.fn();
  const { user } = show(own);
  await user.keyboard('n');
  expect(own).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText('Site URL')).toBeNull();
});
