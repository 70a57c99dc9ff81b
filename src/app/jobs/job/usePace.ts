import { useRef } from 'react';
import { hasEnded, type Job } from '#domain/job';
import type { TimelineEvent } from '#domain/report';
import {
  type Patience,
  patienceFor,
  type Remaining,
  remainingOf,
  type Sample,
  sampleOf,
  withSample,
} from './pace';
import { stretchesOf } from './stretches';
import { type Listening, useListening } from './useListening';

export interface Pace {
  readonly remaining: Remaining;
  /** When the slice at work was last heard of, once that is too long ago. */
  readonly silentSince: Date | null;
}

interface Seen {
  /** The slice that is at work, by when it began; null while none is. */
  readonly work: number | null;
  /** What was last heard, and when by this browser's clock: the server's may differ. */
  readonly updatedAt: number;
  readonly heardAt: number;
  readonly samples: readonly Sample[];
  /** By how old the job was when it was last heard of. */
  readonly patience: Patience;
}

/**
 * How a job gets on, from what this screen has seen of it: with the clock, too, since a job of which nothing is heard
 * changes by that alone.
 */
export function usePace(job: Job, events: readonly TimelineEvent[]): Pace {
  const listening = useListening(job.state === 'running');
  const seen = useRef<Seen>();
  const stretch = stretchesOf(events).at(-1);
  const work = stretch?.kind === 'working' && stretch.to === null ? stretch.from.getTime() : null;
  const patience = patienceFor(job);
  const news = { work, updatedAt: job.updatedAt.getTime(), progress: job.progress, patience };
  seen.current = withNews(seen.current, news, listening);
  const remaining = remainingNow(job, seen.current, stretch !== undefined, listening);
  return { remaining, silentSince: remaining.kind === 'silent' ? job.updatedAt : null };
}

/** A browser that did not listen can't tell whether anybody was silent: it waits anew. */
function remainingNow(
  { state, cancelRequestedAt }: Job,
  { work, heardAt, samples, patience }: Seen,
  hasBegun: boolean,
  { online, now, since }: Listening,
): Remaining {
  if (!online && !hasEnded(state)) return { kind: 'offline' };
  if (state !== 'running') return { kind: 'unknown' };
  const isQuiet = now - Math.max(heardAt, since) > patience.silentMs;
  if (isQuiet && work !== null) return { kind: 'silent' };
  if (!isQuiet && hasMissed(heardAt, since, patience)) return { kind: 'behind' };
  if (cancelRequestedAt !== null) return { kind: 'stopping' };
  // The job and its timeline come apart: until there is one, nobody can say who works.
  if (work === null) return { kind: hasBegun ? 'waiting' : 'unknown' };
  return remainingOf(samples, now, patience);
}

type News = Pick<Seen, 'work' | 'updatedAt' | 'patience'> & Pick<Job, 'progress'>;

/** Every slice has a pace of its own: nothing is reckoned across the wait between two, nor across what was missed. */
function withNews(
  before: Seen | undefined,
  { work, updatedAt, progress, patience }: News,
  { now, since }: Listening,
): Seen {
  const isNews = before?.updatedAt !== updatedAt || before.work !== work;
  if (before && !isNews) return before;
  const goesOn = before && before.work === work && !hasMissed(before.heardAt, since, before.patience);
  const samples = goesOn ? before.samples : [];
  return {
    work,
    updatedAt,
    heardAt: now,
    samples: withSample(samples, sampleOf(progress, now), patience),
    patience,
  };
}

/** Whether this browser began to listen so long after it last heard anything that a slice at work must have said more. */
const hasMissed = (heardAt: number, since: number, { stalledMs }: Patience) => since - heardAt > stalledMs;
