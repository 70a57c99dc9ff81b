import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { DataService } from '#services/backend';
import { UserInput } from './AuditScreen';

const ada = { uid: 'ada-uid', email: 'ada@example.com' };

const readQuery: DataService['readQuery'] = async ({ where }) =>
  (where?.some(([, , email]) => email === ada.email) ? [ada] : []) as never;

const watchDocument: DataService['watchDocument'] = (path, next) => {
  next((path === 'users/ada-uid' ? ada : null) as never);
  return () => undefined;
};

function show(uid: string) {
  const onEntered = jest.fn();
  render(
    <BackendProvider value={fakeBackend({ data: { readQuery, watchDocument } })}>
      <UserInput label="Actor" uid={uid} onEntered={onEntered} />
    </BackendProvider>,
  );
  return { onEntered, user: userEvent.setup(), input: screen.getByLabelText('Actor') };
}

it('finds the user with an email address, whatever its case', async () => {
  const { onEntered, user, input } = show('');
  await user.type(input, 'Ada@example.com{Enter}');
  expect(onEntered).toHaveBeenCalledWith('ada-uid');
});

it('takes a user ID as it is', async () => {
  const { onEntered, user, input } = show('');
  await user.type(input, 'another-uid{Enter}');
  expect(onEntered).toHaveBeenCalledWith('another-uid');
});

it('shows the email address of a known ID, and clears the filter', async () => {
  const { onEntered, user, input } = show('ada-uid');
  expect(input).toHaveValue('ada@example.com');
  await user.clear(input);
  await user.tab();
  expect(onEntered).toHaveBeenCalledWith('');
});

it('names an email address that no account has, until it is changed', async () => {
  const { onEntered, user, input } = show('');
  await user.type(input, 'bob@example.com{Enter}');
  expect(await screen.findByText('No account has the email address bob@example.com.')).toBeVisible();
  await user.type(input, 'x');
  expect(screen.queryByText(/No account has/)).toBeNull();
  expect(onEntered).not.toHaveBeenCalled();
});
