import { act, render, screen } from '@testing-library/react';
import { BackendProvider } from '../live/BackendContext';
import { fakeBackend } from '../live/fakeBackend.fixture';
import { SecondFactorNotice } from './SecondFactorNotice';

async function show(hasSecondFactor: boolean, settings: object) {
  const watchDocument = jest.fn(<T,>(_: string, next: (document: T | null) => void) => {
    next(settings as T);
    return () => undefined;
  });
  const backend = fakeBackend({
    auth: { hasSecondFactor: () => Promise.resolve(hasSecondFactor) },
    data: { watchDocument },
  });
  render(
    <BackendProvider value={backend}>
      <SecondFactorNotice />
    </BackendProvider>,
  );
  await act(async () => undefined);
  return watchDocument;
}

test('tells an admin without a second factor that one is required', async () => {
  await show(false, { adminsNeedSecondFactor: true });
  expect(screen.getByRole('status')).toHaveTextContent('Admins must use a second factor');
});

test('shows nothing while none is required', async () => {
  await show(false, { mode: 'open' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('reads nothing for an admin who used one', async () => {
  expect(await show(true, { adminsNeedSecondFactor: true })).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});
