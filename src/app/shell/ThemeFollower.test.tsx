import { act, render, waitFor } from '@testing-library/react';
import { defaultPreferences } from '../../domain/preferences';
import type { DataService } from '../../services/backend';
import { receiveToasts } from '../../ui/showToast';
import { offersNow } from '../keys/offers';
import { BackendProvider } from '../live/BackendContext';
import { errorWith, fakeBackend } from '../live/fakeBackend';
import { exampleSession } from '../session/exampleSession';
import { SessionContextProvider, type SessionState } from '../session/SessionContext';
import { ThemeFollower } from './ThemeFollower';

function show(data: Partial<DataService>, session: SessionState = exampleSession()) {
  const watchDocument: DataService['watchDocument'] = (_, next) => {
    next(null);
    return () => undefined;
  };
  render(
    <BackendProvider value={fakeBackend({ data: { watchDocument, ...data } })}>
      <SessionContextProvider value={session}>
        <ThemeFollower />
      </SessionContextProvider>
    </BackendProvider>,
  );
}

const choose = (words: string) =>
  act(async () =>
    offersNow()
      .find((offer) => offer.words === words)
      ?.run(),
  );

test('Ctrl K shows a theme at once and saves it for every browser', async () => {
  const write = jest.fn().mockResolvedValue(undefined);
  show({ write });
  await choose('Use the dark theme');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(write).toHaveBeenCalledWith('users/ada/settings/preferences', {
    ...defaultPreferences,
    appearance: { theme: 'dark' },
  });
});

test('a theme that could not be saved says so', async () => {
  const told: string[] = [];
  receiveToasts(({ title }) => told.push(title));
  show({ write: () => Promise.reject(errorWith('unavailable')) });
  await choose('Use the light theme');
  await waitFor(() => expect(told).toEqual([expect.stringMatching(/^The theme is not saved\. /)]));
});
