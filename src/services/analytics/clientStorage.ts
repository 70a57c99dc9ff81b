import type { FlagValues } from '#domain/flags';
import { type RemoteConfig, remoteConfigOf } from '#domain/remoteConfig';
import { keys, local, read, session, write } from './storage';

/** What only PostHog’s client needs to know, so that no page carries it before there is consent. */
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
