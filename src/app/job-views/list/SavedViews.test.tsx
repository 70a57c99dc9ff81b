import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { maxQueryLength, maxViews, type SavedView, storeViews } from '#domain/savedViews';
import type { DataService } from '#services/backend';
import { receiveToasts, type ToastMessage } from '#ui/showToast';
import { SavedViews } from './SavedViews';

const session = { viewing: null } as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

const failed: SavedView = { name: 'Failed', query: 'state=failed' };

function show(query: string, data: Partial<DataService>) {
  render(
    <LocationProvider history={createHistory(createMemorySource('/dashboard/jobs'))}>
      <BackendProvider value={fakeBackend({ data })}>
        <SessionContextProvider value={session}>
          <SavedViews uid="ada" list="own" path="/dashboard/jobs" query={query} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return userEvent.setup();
}

const stored = (views: readonly SavedView[]): Pick<DataService, 'watchDocument'> => ({
  watchDocument: (_, next) => {
    next(storeViews(views) as never);
    return () => undefined;
  },
});

const toasts: ToastMessage[] = [];
beforeEach(() => {
  toasts.length = 0;
  receiveToasts((message) => toasts.push(message));
});

test('does not save before the existing views are loaded', async () => {
  const user = show('state=failed', {
    watchDocument: (_, __, fail) => {
      fail(errorWith('unavailable'));
      return () => undefined;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  const save = await screen.findByRole('menuitem', { name: /Save this view/ });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveTextContent('Couldn’t load your views. Reload the page.');
});

test('says that filters are too long to save, and loses no other view', async () => {
  const user = show(`q=${'x'.repeat(maxQueryLength)}`, stored([failed]));
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  expect(await screen.findByRole('menuitem', { name: /Save this view/ })).toHaveTextContent(
    /too long to save/,
  );
});

test('restores a deleted view on undo', async () => {
  const write = jest.fn(async () => undefined);
  const since: SavedView = { name: 'Kept since', query: 'grade=F' };
  const user = show('state=failed', {
    ...stored([failed]),
    write,
    readDocument: async () => storeViews([since]) as never,
  });
  await user.click(screen.getByRole('button', { name: 'Saved views: Failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  expect(write).toHaveBeenLastCalledWith('users/ada/settings/views', storeViews([]));
  expect(toasts[0]?.title).toBe('View “Failed” deleted');
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(write).toHaveBeenLastCalledWith('users/ada/settings/views', storeViews([since, failed])),
  );
});

test('says that a view was kept when it could not be deleted', async () => {
  const user = show('state=failed', {
    ...stored([failed]),
    write: () => Promise.reject(errorWith('unavailable')),
  });
  await user.click(screen.getByRole('button', { name: 'Saved views: Failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  expect(toasts[0]).toMatchObject({ tone: 'error' });
  expect(toasts[0]?.title).toMatch(/Couldn’t delete the view “Failed”/);
});

test('says that a view is gone when it could not be restored', async () => {
  const user = show('state=failed', {
    ...stored([failed]),
    write: async () => undefined,
    readDocument: () => Promise.reject(errorWith('unavailable')),
  });
  await user.click(screen.getByRole('button', { name: 'Saved views: Failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ tone: 'error' }));
  expect(toasts[1]?.title).toMatch(/Couldn’t restore the view “Failed”/);
});

test('does not list views of the other list, and keeps them when a view is saved', async () => {
  const write = jest.fn(async () => undefined);
  const ofAda: SavedView = { name: 'Ada’s', query: 'state=failed&owner=ada%40example.com' };
  const user = show('state=failed', { ...stored([ofAda, { name: 'Bad', query: 'grade=F' }]), write });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  expect(await screen.findByRole('menuitem', { name: 'Bad' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Ada’s' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await user.type(screen.getByLabelText('Name'), 'Bad');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(write).toHaveBeenLastCalledWith(
    'users/ada/settings/views',
    storeViews([ofAda, { name: 'Bad', query: 'state=failed&list=own' }]),
  );
});

test('says that the maximum number of views is reached, and loses none', async () => {
  const write = jest.fn(async () => undefined);
  const full = Array.from({ length: maxViews }, (_, at) => ({ name: `View ${at}`, query: 'grade=F' }));
  const user = show('state=failed', { ...stored(full), write });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.type(screen.getByLabelText('Name'), 'One more');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/limit of 20 saved views/);
  expect(write).not.toHaveBeenCalled();
});
