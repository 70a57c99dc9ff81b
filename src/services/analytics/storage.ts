import { type FlagValues, knownFlags } from '#domain/flags';

/** The prefix of everything that analytics stores in this browser. PostHog’s own keys start with `ph_`. */
const prefix = 'plumbline-analytics-';
export const keys = {
  flags: `${prefix}flags`,
  config: `${prefix}config`,
  reports: `${prefix}reports`,
  recorded: `${prefix}recorded`,
};
/** Set manually and identifies no one, so it stays when consent is withdrawn. */
const overridesKey = 'plumbline-flag-overrides';

export function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    // Storage is blocked, or another script uses our key: treated as empty.
    return null;
  }
}

export function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: fetched values apply to this page only.
  }
}

export const local = () => localStorage;
export const session = () => sessionStorage;

export const overrides = (): FlagValues => knownFlags(read(local, overridesKey));
export const storedFlags = (): FlagValues => knownFlags(read(local, keys.flags));

/** Removes all analytics data from this browser. */
export function forgetAnalytics(): void {
  for (const storage of [local, session]) {
    try {
      const ours = Object.keys(storage()).filter((key) => key.startsWith(prefix) || key.startsWith('ph_'));
      for (const key of ours) storage().removeItem(key);
    } catch {
      // If the browser blocks storage, nothing is stored.
    }
  }
}
