import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { defaultPreferences, type Preferences } from '#domain/preferences';
import { Notifications } from './choices';
import { useEditablePreferences } from './WithPreferences';

interface Saving {
  readonly preferences: Preferences;
  /** The result if other preferences are stored by then. */
  over(stored: Preferences): Preferences;
  done(): void;
  fail(): void;
}

/** Stands for the server's state, which is listened to. */
function Stored({ listen }: { readonly listen: (store: (preferences: Preferences) => void) => void }) {
  const [stored, setStored] = useState(defaultPreferences);
  useEffect(() => listen(setStored), [listen]);
  return <Notifications {...useEditablePreferences('ada', stored)} />;
}

/** Renders the choices with a server that responds when a test says so. */
function show() {
  const savings: Saving[] = [];
  let store: (preferences: Preferences) => void = () => undefined;
  const listen = (tell: typeof store) => {
    store = tell;
  };
  let stored: Preferences = defaultPreferences;
  const rewrite = (_path: string, make: (stored: unknown) => object) =>
    new Promise<void>((resolve, reject) => {
      const preferences = make(stored) as Preferences;
      savings.push({
        preferences,
        over: (stored) => make(stored) as Preferences,
        done: () => {
          stored = preferences;
          store(preferences);
          resolve();
        },
        fail: () => reject(errorWith('unavailable')),
      });
    });
  const { unmount } = render(
    <BackendProvider value={fakeBackend({ data: { rewrite } })}>
      <Stored listen={listen} />
    </BackendProvider>,
  );
  return { savings, leave: unmount };
}

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

function closes(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('saves a choice made during a save afterward, and shows it all along', async () => {
  const { savings } = show();
  await userEvent.click(box('A job failed'));
  await userEvent.click(box('A job succeeded'));
  expect(savings.map(({ preferences }) => preferences.notifications)).toEqual([
    expect.objectContaining({ jobFailed: true, jobSucceeded: false }),
  ]);
  await act(async () => savings[0]?.done());
  expect(savings.at(-1)?.preferences.notifications).toMatchObject({ jobFailed: true, jobSucceeded: true });
  expect(savings).toHaveLength(2);
  expect(box('A job succeeded')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  await act(async () => savings[1]?.done());
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(savings).toHaveLength(2);
  expect(
    [box('A job failed'), box('A job succeeded')].map((one) => (one as HTMLInputElement).checked),
  ).toEqual([true, true]);
});

test('saves it even after the user has left the screen', async () => {
  const { savings, leave } = show();
  await userEvent.click(box('A job failed'));
  await userEvent.click(box('A job succeeded'));
  leave();
  await act(async () => savings[0]?.done());
  expect(savings.at(-1)?.preferences.notifications).toMatchObject({ jobFailed: true, jobSucceeded: true });
});

test('keeps an earlier choice that is still being saved when the user returns', async () => {
  const first = show();
  await userEvent.click(box('A job failed'));
  first.leave();
  const second = show();
  await userEvent.click(box('A job succeeded'));
  const stored = { ...defaultPreferences.notifications, jobFailed: true };
  expect(second.savings[0]?.over({ ...defaultPreferences, notifications: stored }).notifications).toEqual({
    ...stored,
    jobSucceeded: true,
  });
});

test('makes the browser confirm before leaving while a choice is unsaved', async () => {
  const { savings } = show();
  expect(closes()).toBe(true);
  await userEvent.click(box('A job failed'));
  expect(closes()).toBe(false);
  await act(async () => savings[0]?.done());
  expect(closes()).toBe(true);
});

test('reverts and reports a choice that could not be saved, with those queued behind it', async () => {
  const { savings } = show();
  await userEvent.click(box('A job failed'));
  await userEvent.click(box('A job succeeded'));
  await act(async () => savings[0]?.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  expect(box('A job failed')).not.toBeChecked();
  expect(box('A job succeeded')).not.toBeChecked();
  expect(savings).toHaveLength(1);
  expect(closes()).toBe(true);
});
