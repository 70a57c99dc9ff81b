import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { RecentSignInProvider } from '#app/session/recentSignIn/RecentSignInProvider';
import { SessionContextProvider } from '#app/session/SessionContext';
import { newUser, type User } from '#domain/user';
import { UserActions } from './UserActions';

const person = (given: Partial<User> = {}): User =>
  newUser({ uid: 'grace', email: 'grace@example.com', state: 'active', ...given }, new Date());

function show(
  user: User,
  call: (name: string, request: object) => Promise<unknown>,
  admins = 2,
  asked: { readonly jobId?: string; readonly viewAsked?: boolean } = {},
) {
  const backend = fakeBackend({
    data: { count: () => Promise.resolve(admins) },
    functions: {
      call: async <Result,>(name: string, request: object) => (await call(name, request)) as Result,
    },
  });
  const session = exampleSession({ admin: true });
  render(
    <BackendProvider value={backend}>
      <SessionContextProvider value={session}>
        <RecentSignInProvider>
          <UserActions user={user} {...asked} />
        </RecentSignInProvider>
      </SessionContextProvider>
    </BackendProvider>,
  );
  return userEvent.setup();
}

test('prompts for the reason of a block, and sends it once', async () => {
  const call = jest.fn(() => Promise.resolve({}));
  const user = show(person(), call);
  await user.click(screen.getByRole('button', { name: 'Block user' }));
  const dialog = screen.getByRole('dialog', { name: 'Block grace@example.com?' });
  await user.click(within(dialog).getByRole('button', { name: 'Block user' }));
  const reason = within(dialog).getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription(/reason/i);
  expect(call).not.toHaveBeenCalled();
  await user.type(reason, '  Sends spam  ');
  await user.click(within(dialog).getByRole('button', { name: 'Block user' }));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('setUserState', { uid: 'grace', state: 'blocked', reason: 'Sends spam' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps an error visible, with the typed reason', async () => {
  const user = show(person(), () => Promise.reject(errorWith('not-admin')));
  await user.click(screen.getByRole('button', { name: 'Block user' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'spam');
  await user.click(within(dialog).getByRole('button', { name: 'Block user' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/admin/);
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('spam');
});

test('says why an action on the admin’s own account is disabled', async () => {
  const user = show(person({ uid: ada.uid, admin: true }), () => Promise.reject(new Error('never')), 1);
  const remove = screen.getByRole('button', { name: 'Delete account' });
  await waitFor(() => expect(remove).toHaveAccessibleDescription('You’re the only admin.'));
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(remove);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deletes an account only after its email address has been typed', async () => {
  const call = jest.fn(() => Promise.resolve({}));
  const user = show(person(), call);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete grace@example.com?' });
  const confirm = within(dialog).getByLabelText(/^Type/);
  await user.type(confirm, 'ada@example.com');
  await user.type(within(dialog).getByLabelText('Reason'), 'asked for it');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(call).not.toHaveBeenCalled();
  await user.clear(confirm);
  await user.type(confirm, 'grace@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(call).toHaveBeenCalledWith('deleteUser', {
    uid: 'grace',
    confirm: 'grace@example.com',
    reason: 'asked for it',
  });
});

test('opens the job that the admin came from as its owner sees it', async () => {
  const tab = { sessionStorage: { setItem: jest.fn() }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const call = jest.fn(async () => ({ token: 'token', endsAt: '2026-11-22T10:00:00Z' }));
  const user = show(person(), call, 2, { jobId: 'job-1' });
  await user.click(screen.getByRole('button', { name: 'Open job as its owner' }));
  const dialog = screen.getByRole('dialog', { name: 'View Plumbline as grace@example.com?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'they asked why it failed');
  await user.click(within(dialog).getByRole('button', { name: 'View as user' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/dashboard/jobs/job-1'));
  expect(call).toHaveBeenCalledWith('viewAsUser', { uid: 'grace', reason: 'they asked why it failed' });
});

test('prompts for the reason immediately when the admin asked to open a job as its owner', async () => {
  const tab = { sessionStorage: { setItem: jest.fn() }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const call = jest.fn(async () => ({ token: 'token', endsAt: '2026-11-22T10:00:00Z' }));
  const user = show(person(), call, 2, { jobId: 'job-1', viewAsked: true });
  const dialog = screen.getByRole('dialog', { name: 'View Plumbline as grace@example.com?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'they asked why it failed');
  await user.click(within(dialog).getByRole('button', { name: 'View as user' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/dashboard/jobs/job-1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says why a view is not possible, without prompting for a reason', async () => {
  const asked = { jobId: 'job-1', viewAsked: true };
  show(person({ admin: true }), () => Promise.reject(new Error('never')), 2, asked);
  expect(await screen.findByRole('status')).toHaveTextContent('You can’t view as another admin.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
