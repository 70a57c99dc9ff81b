import * as v from 'valibot';
import { defaultPreferences, type Preferences, preferencesSchema } from '../../domain/preferences';
import type { Backend } from '../../services/backend';
import { useBackend } from './BackendContext';
import { useAction } from './useAction';
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
export function readPreferences(stored: unknown): Preferences {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : defaultPreferences;
}

function writePreferences({ data }: Backend, uid: string, preferences: Preferences): Promise<void> {
  return data.write(pathFor(uid), preferences);
}

/** Saves a part; the document is always written whole. */
export function useSavePreferences(uid: string, present: Preferences) {
  const backend = useBackend();
  return useAction((part: Partial<Preferences>) => writePreferences(backend, uid, { ...present, ...part }));
}
