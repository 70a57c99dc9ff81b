import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { newUser, type User } from '#domain/user';
import { ProfileForm } from './ProfileForm';

const image = 'data:image/webp;base64,UklGRg==';
const photoUrl = 'https://avatars.githubusercontent.com/u/1';
const account = {
  ...ada,
  photoUrl,
  methods: [{ method: 'github.com', email: ada.email, photoUrl } as const],
};

function show(given: Partial<User>) {
  const call = jest.fn().mockResolvedValue({});
  const watchDocument = <T,>(path: string, next: (document: T | null) => void) => {
    expect(path).toBe('users/ada/settings/photo');
    next({ image } as T);
    return () => undefined;
  };
  const user = newUser({ uid: 'ada', email: ada.email, photoURL: photoUrl, ...given }, new Date());
  const auth = { refresh: () => Promise.resolve() };
  render(
    <BackendProvider value={fakeBackend({ auth, data: { watchDocument }, functions: { call } })}>
      <SessionContextProvider value={{ ...exampleSession({}, account), user }}>
        <ProfileForm />
      </SessionContextProvider>
    </BackendProvider>,
  );
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(call).toHaveBeenCalled());
    return call.mock.lastCall?.[1];
  };
  return { save };
}

test('shows an uploaded photo as chosen, and leaves it as it is', async () => {
  const { save } = show({ hasUploadedPhoto: true });
  expect(screen.getByLabelText('Uploaded photo')).toBeChecked();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(await save()).toEqual({ displayName: 'Ada', photoURL: photoUrl });
});

test('removes an uploaded photo when another is chosen', async () => {
  const { save } = show({ hasUploadedPhoto: true });
  await userEvent.click(screen.getByRole('radio', { name: 'No photo' }));
  expect(await save()).toEqual({ displayName: null, photoURL: null, uploadedPhoto: null });
});

test('keeps the photo of a provider without an uploaded one', async () => {
  const { save } = show({});
  expect(screen.getByLabelText('GitHub')).toBeChecked();
  expect(screen.queryByLabelText('Uploaded photo')).toBeNull();
  expect(await save()).toEqual({ displayName: null, photoURL: photoUrl });
});
