import { type FlagValues, knownFlags } from '#domain/flags';

/** All that analytics keeps in this browser begins so; PostHog’s own keys begin with `ph_`. */
const prefix = 'plumbline-analytics-';
export const keys = {
  flags: `${prefix}flags`,
  config: `${prefix}config`,
  reports: `${prefix}reports`,
  recorded: `${prefix}recorded`,
};
/** Set by hand; it is no trace of anybody, so it stays when consent goes. */
const overridesKey = 'plumbline-flag-overrides';

export function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    // Refused storage, or somebody else’s words under our key: the same as nothing.
    return null;
  }
}

export function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: what was fetched holds for this page only.
  }
}

export const local = () => localStorage;
export const session = () => sessionStorage;

export const overrides = (): FlagValues => knownFlags(read(local, overridesKey));
export const storedFlags = (): FlagValues => knownFlags(read(local, keys.flags));

/** Takes away every trace of analytics from this browser. */
export function forgetAnalytics(): void {
  for (const storage of [local, session]) {
    try {
      const ours = Object.keys(storage()).filter((key) => key.startsWith(prefix) || key.startsWith('ph_'));
      for (const key of ours) storage().removeItem(key);
    } catch {
      // A browser that refuses storage holds nothing.
    }
  }
}
