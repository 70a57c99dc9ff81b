import * as v from 'valibot';
import { defaultPreferences, type Preferences, preferencesSchema } from '#domain/preferences';
import type { DataService } from '#services/backend';
import { untilSaved } from './followTheme';
import { useDocument } from './useLive';

const pathFor = (uid: string) => `users/${uid}/settings/preferences`;

type LivePreferences =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly preferences: Preferences }
  | { readonly status: 'error'; readonly error: unknown };

/** What a person has chosen, or what holds for somebody who has chosen nothing. */
export function usePreferences(uid: string | undefined): LivePreferences {
  const live = useDocument<unknown>(uid && pathFor(uid));
  if (live.status !== 'ready') return live;
  return { status: 'ready', preferences: readPreferences(live.value) };
}

/** A document of an older shape counts as none. */
function readPreferences(stored: unknown): Preferences {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : defaultPreferences;
}

/** Some of what can be chosen. */
export type Choices = { readonly [Part in keyof Preferences]?: Partial<Preferences[Part]> };

/** What is not among the choices stays as it was. */
export function withChoices<Base extends Choices>(base: Base, choices: Choices): Base {
  const parts = Object.entries(choices) as [keyof Preferences, object][];
  return {
    ...base,
    ...Object.fromEntries(parts.map(([part, chosen]) => [part, { ...base[part], ...chosen }])),
  };
}

/** Saves choices; what is stored of the others stays, whoever has just changed it. */
export function savePreferences(
  data: Pick<DataService, 'rewrite'>,
  uid: string,
  choices: Choices,
): Promise<void> {
  const saved = data.rewrite(pathFor(uid), (stored) => withChoices(readPreferences(stored), choices));
  return choices.appearance ? untilSaved(saved) : saved;
}
