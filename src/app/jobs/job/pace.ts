import { ageAtHeartbeat, heartbeatIntervalMs, heartbeatTimeoutMs } from '#domain/heartbeat';
import type { Job, JobProgress } from '#domain/job';

/** What was known of a job at one moment, milliseconds since the epoch. */
export interface Sample {
  readonly at: number;
  readonly fetched: number;
  readonly discovered: number;
}

/** How long a screen waits, in milliseconds. A young job is heard of every few seconds, an old one every two minutes. */
export interface Patience {
  /** Samples of so long say how fast it goes. */
  readonly windowMs: number;
  /** Without a change for so long, it stands. */
  readonly stalledMs: number;
  /** A slice that is not heard of for so long has stopped. */
  readonly silentMs: number;
}

/** @param ageMs of the job when it was last heard of: that decides how soon it is heard of again. */
export function patienceAt(ageMs: number): Patience {
  const beatMs = heartbeatIntervalMs(ageMs);
  return {
    windowMs: Math.max(30_000, 3 * beatMs),
    stalledMs: Math.max(30_000, 2 * beatMs),
    silentMs: Math.max(35_000, heartbeatTimeoutMs(ageMs)),
  };
}

export const patienceFor = (job: Pick<Job, 'startedAt' | 'updatedAt'>): Patience =>
  patienceAt(ageAtHeartbeat(job));

/** Below it the pace is not known well enough to promise anything. */
const leastMs = 8_000;
/** At the very start all that is known is one page, and the moment it is checked there is more. */
const settledMs = 2_000;

/** The samples with a new one, those too old to matter left out. */
export function withSample(
  samples: readonly Sample[],
  sample: Sample,
  { windowMs }: Pick<Patience, 'windowMs'>,
): readonly Sample[] {
  const last = samples.at(-1);
  if (last && last.fetched === sample.fetched && last.discovered === sample.discovered) return samples;
  return [...samples, sample].filter(({ at }) => sample.at - at <= windowMs);
}

export type Remaining =
  /** Too early to say. */
  | { readonly kind: 'unknown' }
  /** New addresses are found about as fast as they are checked: the end is not in sight. */
  | { readonly kind: 'growing' }
  /** Somebody works, and nothing has come of it for a while. */
  | { readonly kind: 'stalled' }
  /** All that is known is checked. */
  | { readonly kind: 'making-report' }
  /** It was asked to stop. */
  | { readonly kind: 'stopping' }
  /** Nobody works now: the next slice has not begun. */
  | { readonly kind: 'waiting' }
  /** Somebody should be at work, and is not heard of. */
  | { readonly kind: 'silent' }
  /** This browser hears nothing. */
  | { readonly kind: 'offline' }
  /** It hears again, and has not been told yet what happened meanwhile. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'about'; readonly ms: number };

/**
 * How long it will still take: only when what is left shrinks steadily, and the two halves of the window agree on how
 * fast, within a factor of two. A crawl finds more as it goes, so an early number would be wrong by hours. What was seen
 * ages: a number that is not renewed counts down, and after a while is none any more.
 */
export function remainingOf(
  samples: readonly Sample[],
  now: number,
  { stalledMs }: Pick<Patience, 'stalledMs'>,
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
  // However little is left: each of them may lead to another.
  if (last.discovered > first.discovered) return { kind: 'growing' };
  const whole = shrinking(first, last);
  if (whole <= 0) return { kind: 'growing' };
  const halves = [shrinking(first, middle), shrinking(middle, last)];
  if (halves.some((half) => half < whole / 2 || half > whole * 2)) return { kind: 'growing' };
  return { kind: 'about', ms: Math.max(0, left(last) / whole - (now - last.at)) };
}

/** “about 3 minutes left”. */
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
      return 'Waiting for the next part to start';
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

/** Whether pages are read, at a pace that was told of this moment. */
export const hasPace = ({ kind }: Remaining) => kind === 'unknown' || kind === 'growing' || kind === 'about';

/** Whether an address is being asked, be it for long. */
export const isReading = (remaining: Remaining) => hasPace(remaining) || remaining.kind === 'stalled';

export const sampleOf = ({ fetched, discovered }: JobProgress, at: number): Sample => ({
  at,
  fetched,
  discovered,
});
