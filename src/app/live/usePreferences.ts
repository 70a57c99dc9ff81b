import * as v from 'valibot';
import { paths } from '#domain/collections';
import {
  defaultPreferences,
  type Preferences,
  preferencesSchema,
  type ThemeChoice,
} from '#domain/preferences';
import type { DataService } from '#services/backend';
import { chooseTheme } from '#ui/theme/choice';
import { useDocument } from './useLive';

type LivePreferences =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly preferences: Preferences }
  | { readonly status: 'error'; readonly error: unknown };

/** Subscribes to a user's preferences, or to the defaults where nothing is stored. */
export function usePreferences(uid: string | undefined): LivePreferences {
  const live = useDocument(uid === undefined ? undefined : paths.preferences(uid));
  if (live.status !== 'ready') return live;
  return { status: 'ready', preferences: readPreferences(live.value) };
}

/** A document of an outdated shape counts as missing. */
function readPreferences(stored: unknown): Preferences {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : defaultPreferences;
}

/** Some of the preferences. */
export type PreferenceChanges = { readonly [Part in keyof Preferences]?: Partial<Preferences[Part]> };

/** Returns the base with these choices; everything else is unchanged. */
export function withChanges<Base extends PreferenceChanges>(base: Base, choices: PreferenceChanges): Base {
  const parts = Object.entries(choices) as [keyof Preferences, object][];
  return {
    ...base,
    ...Object.fromEntries(parts.map(([part, chosen]) => [part, { ...base[part], ...chosen }])),
  };
}

/** Saves choices; other stored preferences are kept, even if another session has just changed them. */
export function savePreferences(
  data: Pick<DataService, 'rewrite'>,
  uid: string,
  choices: PreferenceChanges,
): Promise<void> {
  const saved = data.rewrite(paths.preferences(uid), (stored) =>
    withChanges(readPreferences(stored), choices),
  );
  return choices.appearance ? untilSaved(saved) : saved;
}

const storageKey = 'plumbline-theme-followed';

let savings = 0;

/** Until a theme selected here is saved, the stored one is older. */
async function untilSaved(saved: Promise<void>): Promise<void> {
  savings += 1;
  try {
    await saved;
  } finally {
    savings -= 1;
  }
}

/**
 * Shows the theme of a user's preferences if it is new to this browser. A theme that was followed before
 * doesn't override a later choice on a public page.
 */
export function followTheme(theme: ThemeChoice): void {
  if (savings === 0 && isNews(theme)) showOwnTheme(theme);
}

/** Shows a theme that the user selects, new or not, and remembers that it was followed. */
export function showOwnTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage, every page follows the preferences.
  }
  chooseTheme(theme === 'system' ? undefined : theme);
}

function isNews(theme: ThemeChoice): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? 'system') !== theme;
  } catch {
    return true;
  }
}
