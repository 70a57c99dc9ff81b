import type { FlagValues } from '#domain/flags';
import { type RemoteConfig, remoteConfigOf } from '#domain/remoteConfig';
import { keys, local, read, session, write } from './storage';

/** Storage that only PostHog’s client needs, in its own file so that no page loads it without consent. */
export const storedConfig = (): RemoteConfig => remoteConfigOf(read(local, keys.config));

export function storeFlags(flags: FlagValues, config: unknown): void {
  write(local, keys.flags, flags);
  write(local, keys.config, remoteConfigOf(config));
}

/** Counts each report once, however often it is passed. @returns the number of reports so far. */
export function countReport(jobId: string): { readonly count: number; readonly isNew: boolean } {
  const stored = read(local, keys.reports);
  const seen = Array.isArray(stored) ? stored.map(String) : [];
  if (seen.includes(jobId)) return { count: seen.length, isNew: false };
  // Enough to count up to the survey.
  const all = [...seen, jobId].slice(0, 101);
  write(local, keys.reports, all);
  return { count: all.length, isNew: true };
}

/** Sampled once per browser session, with the same result on all of its pages. */
export function isSampled(rate: number): boolean {
  const stored = read(session, keys.recorded);
  if (typeof stored === 'boolean') return stored;
  const sampled = Math.random() < rate;
  write(session, keys.recorded, sampled);
  return sampled;
}
