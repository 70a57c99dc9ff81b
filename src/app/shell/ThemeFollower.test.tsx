import { act, render, waitFor } from '@testing-library/react';
import { defaultPreferences } from '#domain/preferences';
import type { DataService } from '#services/backend';
import { receiveToasts } from '#ui/showToast';
import { screenCommands } from '../keys/screenCommands';
import { BackendProvider } from '../live/BackendContext';
import { errorWith, fakeBackend } from '../live/fakeBackend.fixture';
import { exampleSession } from '../session/exampleSession.fixture';
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
    screenCommands()
      .find((offer) => offer.words === words)
      ?.run(),
  );

test('Ctrl+K shows a theme immediately, saves it for every browser, and keeps other preferences', async () => {
  const stored = {
    ...defaultPreferences,
    notifications: { ...defaultPreferences.notifications, jobFailed: true },
  };
  const rewritten = jest.fn();
  show({ rewrite: async (path, make) => rewritten(path, make(stored)) });
  await choose('Use dark theme');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(rewritten).toHaveBeenCalledWith('users/ada/settings/preferences', {
    ...stored,
    appearance: { theme: 'dark' },
  });
});

test('says that a theme could not be saved', async () => {
  const titles: string[] = [];
  receiveToasts(({ title }) => titles.push(title));
  show({ rewrite: () => Promise.reject(errorWith('unavailable')) });
  await choose('Use light theme');
  await waitFor(() => expect(titles).toEqual([expect.stringMatching(/^Couldn’t save the theme\. /)]));
});

test('saves the last of several themes, and shows it all along', async () => {
  const savings: { readonly theme: string; done(): void }[] = [];
  let emit: (theme: string) => void = () => undefined;
  show({
    watchDocument: (_, next) => {
      emit = (theme) => next({ ...defaultPreferences, appearance: { theme } } as never);
      next(null);
      return () => undefined;
    },
    rewrite: (_, make) =>
      new Promise<void>((resolve) => {
        const { appearance } = make(null) as typeof defaultPreferences;
        savings.push({
          theme: appearance.theme,
          done: () => {
            emit(appearance.theme);
            resolve();
          },
        });
      }),
  });
  const shown = () => document.documentElement.dataset.theme;
  await choose('Use dark theme');
  await choose('Use light theme');
  await act(async () => savings[0]?.done());
  expect(shown()).toBe('light');
  await act(async () => savings[1]?.done());
  expect(shown()).toBe('light');
  expect(savings.map(({ theme }) => theme)).toEqual(['dark', 'light']);
  await act(async () => emit('dark'));
  expect(shown()).toBe('dark');
});
