import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend';
import { defaultPreferences, type Preferences } from '#domain/preferences';
import { Notifications } from './Notifications';
import { useChoices } from './useChoices';

interface Saving {
  readonly preferences: Preferences;
  /** What it would be where something else is stored by then. */
  over(stored: Preferences): Preferences;
  done(): void;
  fail(): void;
}

/** Stands for the server's answer, which is listened to. */
function Stored({ listen }: { readonly listen: (store: (preferences: Preferences) => void) => void }) {
  const [stored, setStored] = useState(defaultPreferences);
  useEffect(() => listen(setStored), [listen]);
  return <Notifications {...useChoices('ada', stored)} />;
}

/** A server that answers when it is told to. */
function show() {
  const savings: Saving[] = [];
  let store: (preferences: Preferences) => void = () => undefined;
  const listen = (tell: typeof store) => {
    store = tell;
  };
  let kept: Preferences = defaultPreferences;
  const rewrite = (_path: string, make: (stored: unknown) => object) =>
    new Promise<void>((resolve, reject) => {
      const preferences = make(kept) as Preferences;
      savings.push({
        preferences,
        over: (stored) => make(stored) as Preferences,
        done: () => {
          kept = preferences;
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

test('what is chosen while another choice is being saved is saved after it, and shows all the time', async () => {
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

test('and also when the person has gone on to another screen', async () => {
  const { savings, leave } = show();
  await userEvent.click(box('A job failed'));
  await userEvent.click(box('A job succeeded'));
  leave();
  await act(async () => savings[0]?.done());
  expect(savings.at(-1)?.preferences.notifications).toMatchObject({ jobFailed: true, jobSucceeded: true });
});

test('who comes back while an earlier choice is on its way takes nothing of it away', async () => {
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

test('the browser asks before the page is left while a choice is not saved', async () => {
  const { savings } = show();
  expect(closes()).toBe(true);
  await userEvent.click(box('A job failed'));
  expect(closes()).toBe(false);
  await act(async () => savings[0]?.done());
  expect(closes()).toBe(true);
});

test('a choice that could not be saved is taken back and told, with those that waited for it', async () => {
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
