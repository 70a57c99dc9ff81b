import { type FlagValues, knownFlags, type RemoteConfig, remoteConfigOf } from '../../domain/flags';

/** All that analytics keeps in this browser begins so; PostHog’s own keys begin with `ph_`. */
const prefix = 'plumbline-analytics-';
const keys = {
  flags: `${prefix}flags`,
  config: `${prefix}config`,
  reports: `${prefix}reports`,
  recorded: `${prefix}recorded`,
};
/** Set by hand; it is no trace of anybody, so it stays when consent goes. */
const overridesKey = 'plumbline-flag-overrides';

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    // Refused storage, or somebody else’s words under our key: the same as nothing.
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: what was fetched holds for this page only.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

export const overrides = (): FlagValues => knownFlags(read(local, overridesKey));
export const storedFlags = (): FlagValues => knownFlags(read(local, keys.flags));
export const storedConfig = (): RemoteConfig => remoteConfigOf(read(local, keys.config));

export function storeFlags(flags: FlagValues, config: unknown): void {
  write(local, keys.flags, flags);
  write(local, keys.config, remoteConfigOf(config));
}

/** Counts reports, each once. Told again, a report changes nothing. @returns how many there were. */
export function countReport(jobId: string): { readonly count: number; readonly isNew: boolean } {
  const stored = read(local, keys.reports);
  const seen = Array.isArray(stored) ? stored.map(String) : [];
  if (seen.includes(jobId)) return { count: seen.length, isNew: false };
  // Enough to count to the survey; later reports are counted no more.
  const all = [...seen, jobId].slice(0, 101);
  write(local, keys.reports, all);
  return { count: all.length, isNew: true };
}

/** Decided once a browser session: the same answer on each page of it. */
export function isSampled(rate: number): boolean {
  const stored = read(session, keys.recorded);
  if (typeof stored === 'boolean') return stored;
  const sampled = Math.random() < rate;
  write(session, keys.recorded, sampled);
  return sampled;
}

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
