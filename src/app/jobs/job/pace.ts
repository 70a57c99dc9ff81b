import { ageAtHeartbeat, heartbeatIntervalMs, heartbeatTimeoutMs } from '#domain/heartbeat';
import type { Job, JobProgress } from '#domain/job';

/** What was known of a job at one moment, milliseconds since the epoch. */
export interface Sample {
  readonly at: number;
  readonly fetched: number;
  readonly discovered: number;
}

/**
 * Timeouts of a screen, in milliseconds. A young job is updated every few seconds, an old one every two
 * minutes.
 */
export interface UpdateTimeouts {
  /** The time span of samples that measure the pace. */
  readonly windowMs: number;
  /** Without a change for this long, it has stalled. */
  readonly stalledMs: number;
  /** A slice without a heartbeat for this long has stopped. */
  readonly silentMs: number;
}

/** @param ageMs the job's age at its last update, which determines when the next one is due. */
export function updateTimeoutsAt(ageMs: number): UpdateTimeouts {
  const beatMs = heartbeatIntervalMs(ageMs);
  return {
    windowMs: Math.max(30_000, 3 * beatMs),
    stalledMs: Math.max(30_000, 2 * beatMs),
    silentMs: Math.max(35_000, heartbeatTimeoutMs(ageMs)),
  };
}

export const updateTimeoutsFor = (job: Pick<Job, 'startedAt' | 'updatedAt'>): UpdateTimeouts =>
  updateTimeoutsAt(ageAtHeartbeat(job));

/** Below this, the pace is not known well enough for an estimate. */
const leastMs = 8_000;
/** Initially only one page is known, and more appear as soon as it is checked. */
const settledMs = 2_000;

/** Returns the samples with a new one, without those that are too old. */
export function withSample(
  samples: readonly Sample[],
  sample: Sample,
  { windowMs }: Pick<UpdateTimeouts, 'windowMs'>,
): readonly Sample[] {
  const last = samples.at(-1);
  if (last && last.fetched === sample.fetched && last.discovered === sample.discovered) return samples;
  return [...samples, sample].filter(({ at }) => sample.at - at <= windowMs);
}

export type Remaining =
  /** It is too early to tell. */
  | { readonly kind: 'unknown' }
  /** URLs are discovered about as fast as they are checked: there is no end in sight. */
  | { readonly kind: 'growing' }
  /** A slice is running, but nothing has changed for a while. */
  | { readonly kind: 'stalled' }
  /** All known URLs are checked. */
  | { readonly kind: 'making-report' }
  /** A cancellation was requested. */
  | { readonly kind: 'stopping' }
  /** No slice is running: the next one has not started. */
  | { readonly kind: 'waiting' }
  /** A slice should be running, but has no heartbeat. */
  | { readonly kind: 'silent' }
  /** This browser is offline. */
  | { readonly kind: 'offline' }
  /** It is online again, but has not received what happened meanwhile. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'about'; readonly ms: number };

/**
 * Estimates the remaining time, but only when the queue shrinks steadily, and both halves of the window
 * agree on the pace within a factor of two. A crawl discovers more as it proceeds, so an early estimate
 * would be off by hours. An estimate that is not renewed counts down, and is withdrawn after a while.
 */
export function remainingOf(
  samples: readonly Sample[],
  now: number,
  { stalledMs }: Pick<UpdateTimeouts, 'stalledMs'>,
): Remaining {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return { kind: 'unknown' };
  const left = (sample: Sample) => sample.discovered - sample.fetched;
  if (left(last) <= 0) {
    const isSettled = last.fetched > 0 && now - last.at >= settledMs;
    return { kind: isSettled ? 'making-report' : 'unknown' };
  }
  if (now - last.at > stalledMs) return { kind: 'stalled' };
  if (last.at - first.at < leastMs) return { kind: 'unknown' };
  const middle = samples.find(({ at }) => at - first.at >= (last.at - first.at) / 2) ?? last;
  const shrinking = (from: Sample, to: Sample) => (left(from) - left(to)) / Math.max(1, to.at - from.at);
  // However few are left: each of them may lead to another.
  if (last.discovered > first.discovered) return { kind: 'growing' };
  const whole = shrinking(first, last);
  if (whole <= 0) return { kind: 'growing' };
  const halves = [shrinking(first, middle), shrinking(middle, last)];
  if (halves.some((half) => half < whole / 2 || half > whole * 2)) return { kind: 'growing' };
  return { kind: 'about', ms: Math.max(0, left(last) / whole - (now - last.at)) };
}

/** Returns “about 3 minutes left”. */
export function remainingWords(remaining: Remaining): string {
  switch (remaining.kind) {
    case 'unknown':
      return '';
    case 'growing':
      return 'Still discovering URLs, so there’s no estimate yet';
    case 'stalled':
      return 'No recent progress, so there’s no estimate';
    case 'making-report':
      return 'All URLs are checked. Preparing the report.';
    case 'stopping':
      return 'Canceling. Preparing a report of what was found.';
    case 'waiting':
      return 'Waiting for the next part to start.';
    case 'silent':
      return 'Stalled. The job resumes automatically.';
    case 'offline':
      return 'You’re offline. The job continues, and this page updates when you’re back online.';
    case 'behind':
      return 'Reconnected. Loading the latest progress.';
    case 'about': {
      const minutes = Math.round(remaining.ms / 60_000);
      if (remaining.ms < 10_000) return 'A few seconds left';
      if (minutes < 1) return 'Less than a minute left';
      if (minutes < 90) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
      return `About ${Math.round(minutes / 60)} hours left`;
    }
  }
}

/** Returns whether pages are being read at a current pace. */
export const hasPace = ({ kind }: Remaining) => kind === 'unknown' || kind === 'growing' || kind === 'about';

/** Returns whether a URL is being requested, even if it takes long. */
export const isReading = (remaining: Remaining) => hasPace(remaining) || remaining.kind === 'stalled';

export const sampleOf = ({ fetched, discovered }: JobProgress, at: number): Sample => ({
  at,
  fetched,
  discovered,
});
