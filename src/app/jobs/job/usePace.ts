import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../domain/job';
import type { TimelineEvent } from '../../../domain/report';
import { type Remaining, remainingOf, type Sample, sampleOf, silentMs, withSample } from './pace';
import { stretchesOf } from './stretches';

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
}

/**
 * How a job gets on, from what this screen has seen of it: with the clock, too, since a job of which nothing is heard
 * changes by that alone.
 */
export function usePace(job: Job, events: readonly TimelineEvent[]): Pace {
  const { state, progress } = job;
  const runs = state === 'running';
  const now = useClock(runs);
  const seen = useRef<Seen>();
  const stretch = stretchesOf(events).at(-1);
  const work = stretch?.kind === 'working' && stretch.to === null ? stretch.from.getTime() : null;
  seen.current = withNews(seen.current, { work, updatedAt: job.updatedAt.getTime(), progress }, now);
  const { heardAt, samples } = seen.current;
  if (!runs) return { remaining: { kind: 'unknown' }, silentSince: null };
  // The job and its timeline come apart: until there is one, nobody can say who works.
  if (work === null) return { remaining: { kind: stretch ? 'waiting' : 'unknown' }, silentSince: null };
  if (now - heardAt > silentMs) return { remaining: { kind: 'silent' }, silentSince: job.updatedAt };
  return { remaining: remainingOf(samples, now), silentSince: null };
}

type News = Pick<Seen, 'work' | 'updatedAt'> & Pick<Job, 'progress'>;

/** Every slice has a pace of its own: nothing is reckoned across the wait between two. */
function withNews(before: Seen | undefined, { work, updatedAt, progress }: News, now: number): Seen {
  const isNews = before?.updatedAt !== updatedAt || before.work !== work;
  if (before && !isNews) return before;
  const samples = before && before.work === work ? before.samples : [];
  return { work, updatedAt, heardAt: now, samples: withSample(samples, sampleOf(progress, now)) };
}

const tickMs = 1_000;

/** Milliseconds since the epoch, renewed every second while it matters and whenever the caller is drawn. */
function useClock(ticks: boolean): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, [ticks]);
  return Date.now();
}
