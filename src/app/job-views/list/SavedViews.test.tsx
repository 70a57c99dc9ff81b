import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestQuery, type SavedView, storeViews } from '../../../domain/savedViews';
import type { DataService } from '../../../services/backend';
import { receiveToasts, type ToastMessage } from '../../../ui/showToast';
import { BackendProvider } from '../../live/BackendContext';
import { errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { SavedViews } from './SavedViews';

const session = { viewing: null } as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

const failed: SavedView = { name: 'Failed', query: 'state=failed' };

function show(query: string, data: Partial<DataService>) {
  render(
    <LocationProvider history={createHistory(createMemorySource('/dashboard/jobs'))}>
      <BackendProvider value={fakeBackend({ data })}>
        <SessionContextProvider value={session}>
          <SavedViews uid="ada" path="/dashboard/jobs" query={query} />
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

test('nothing is saved over views that have not been read', async () => {
  const user = show('state=failed', {
    watchDocument: (_, __, fail) => {
      fail(errorWith('unavailable'));
      return () => undefined;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  const save = await screen.findByRole('menuitem', { name: /Save this view/ });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveTextContent('Your views couldn’t be read. Reload the page.');
});

test('filters that are too long to be kept say so, and lose no other view', async () => {
  const user = show(`q=${'x'.repeat(longestQuery)}`, stored([failed]));
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  expect(await screen.findByRole('menuitem', { name: /Save this view/ })).toHaveTextContent(
    /too long to keep/,
  );
});

test('a view that is forgotten can be brought back', async () => {
  const write = jest.fn(async () => undefined);
  const user = show('state=failed', { ...stored([failed]), write });
  await user.click(screen.getByRole('button', { name: 'Saved views: Failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Forget this view' }));
  expect(write).toHaveBeenLastCalledWith('users/ada/settings/views', storeViews([]));
  expect(toasts[0]?.title).toBe('The view “Failed” is forgotten');
  toasts[0]?.action?.run();
  expect(write).toHaveBeenLastCalledWith('users/ada/settings/views', storeViews([failed]));
});

test('a view that could not be forgotten is said to be kept', async () => {
  const user = show('state=failed', {
    ...stored([failed]),
    write: () => Promise.reject(errorWith('unavailable')),
  });
  await user.click(screen.getByRole('button', { name: 'Saved views: Failed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Forget this view' }));
  expect(toasts[0]).toMatchObject({ tone: 'error' });
  expect(toasts[0]?.title).toMatch(/“Failed” stays as it was/);
});
