import * as v from 'valibot';
import { defaultPreferences, type Preferences, preferencesSchema } from '../../domain/preferences';
import type { DataService } from '../../services/backend';
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

/** Saves a part; what is stored of the others stays, whoever has just changed it. */
export function savePreferences(
  data: Pick<DataService, 'rewrite'>,
  uid: string,
  part: Partial<Preferences>,
): Promise<void> {
  return data.rewrite(pathFor(uid), (stored) => ({ ...readPreferences(stored), ...part }));
}
