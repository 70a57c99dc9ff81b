import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { FunctionService } from '#services/backend';
import { ShareButton } from './ShareButton';

test('revokes a link only after a confirmation that says what that means', async () => {
  const call = jest.fn(async () => ({}));
  const functions = { call: call as unknown as FunctionService['call'] };
  render(
    <BackendProvider value={fakeBackend({ functions })}>
      <ShareButton job={exampleJob({ share: 'a-token' })} />
    </BackendProvider>,
  );
  const user = userEvent.setup();
  const press = (dialog: string, name: string) =>
    user.click(within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Shared' }));
  await press('Share this report', 'Revoke link');
  expect(screen.getByText(/you can’t restore this one/)).toBeVisible();
  await press('Revoke link?', 'Cancel');
  expect(call).not.toHaveBeenCalled();
  await press('Share this report', 'Revoke link');
  await press('Revoke link?', 'Revoke link');
  expect(call).toHaveBeenCalledWith('shareReport', { jobId: 'example', shared: false });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Revoke link?' })).toBeNull());
});
