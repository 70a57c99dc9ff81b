import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '../../live/BackendContext';
import { errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { NewJobDialog } from './NewJobDialog';

const session = {
  session: { status: 'signed-in', claims: {} },
  account: null,
  user: null,
  viewing: null,
  problem: null,
} as const;

test('closed by mistake, it opens again with what was typed', async () => {
  const user = userEvent.setup();
  const call = () => Promise.reject(errorWith('unavailable'));
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <SessionContextProvider value={session}>
        <NewJobDialog />
      </SessionContextProvider>
    </BackendProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'New job' }));
  await user.type(screen.getByLabelText('Site address'), 'shop.example.com');
  await user.click(screen.getByRole('button', { name: 'Close this dialog' }));
  expect(screen.queryByLabelText('Site address')).toBeNull();
  await user.keyboard('n');
  expect(screen.getByLabelText('Site address')).toHaveValue('shop.example.com');
});
