import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#app/errors/OfflineBanner';
import { hasEnded, type Job } from '#domain/job';
import type { TimelineEvent } from '#domain/report';
import {
  type Remaining,
  remainingOf,
  type Sample,
  sampleOf,
  type UpdateTimeouts,
  updateTimeoutsFor,
  withSample,
} from './pace';
import { stretchesOf } from './stretches';

export interface Pace {
  readonly remaining: Remaining;
  /** The last heartbeat of the running slice, once that is too long ago. */
  readonly stalledSince: Date | null;
}

interface Seen {
  /** The running slice, identified by its start time; null while none is. */
  readonly work: number | null;
  /** The last update and when it arrived by this browser's clock, which may differ from the server's. */
  readonly updatedAt: number;
  readonly receivedAt: number;
  readonly samples: readonly Sample[];
  /** By the age of the job at its last update. */
  readonly timeouts: UpdateTimeouts;
}

/**
 * Returns the pace of a job, from what this screen has observed. It also changes with the clock, because
 * missing updates mean something, too.
 */
export function usePace(job: Job, events: readonly TimelineEvent[]): Pace {
  const listening = useListening(job.state === 'running');
  const seen = useRef<Seen>();
  const stretch = stretchesOf(events).at(-1);
  const work = stretch?.kind === 'working' && stretch.to === null ? stretch.from.getTime() : null;
  const timeouts = updateTimeoutsFor(job);
  const news = { work, updatedAt: job.updatedAt.getTime(), progress: job.progress, timeouts };
  seen.current = withNews(seen.current, news, listening);
  const remaining = remainingNow(job, seen.current, stretch !== undefined, listening);
  return { remaining, stalledSince: remaining.kind === 'silent' ? job.updatedAt : null };
}

/** A browser that was offline or asleep can't tell whether the job was silent, so its timer restarts. */
function remainingNow(
  { state, cancelRequestedAt }: Job,
  { work, receivedAt, samples, timeouts }: Seen,
  hasBegun: boolean,
  { online, now, since }: Listening,
): Remaining {
  if (!online && !hasEnded(state)) return { kind: 'offline' };
  if (state !== 'running') return { kind: 'unknown' };
  const isQuiet = now - Math.max(receivedAt, since) > timeouts.silentMs;
  if (isQuiet && work !== null) return { kind: 'silent' };
  if (!isQuiet && hasMissed(receivedAt, since, timeouts)) return { kind: 'behind' };
  if (cancelRequestedAt !== null) return { kind: 'stopping' };
  // The job and its timeline arrive separately: without the latter, the running slice is not known.
  if (work === null) return { kind: hasBegun ? 'waiting' : 'unknown' };
  return remainingOf(samples, now, timeouts);
}

type News = Pick<Seen, 'work' | 'updatedAt' | 'timeouts'> & Pick<Job, 'progress'>;

/**
 * Every slice has its own pace: nothing is measured across the wait between two, or across missed updates.
 */
function withNews(
  before: Seen | undefined,
  { work, updatedAt, progress, timeouts }: News,
  { now, since }: Listening,
): Seen {
  const isNews = before?.updatedAt !== updatedAt || before.work !== work;
  if (before && !isNews) return before;
  const continues = before && before.work === work && !hasMissed(before.receivedAt, since, before.timeouts);
  const samples = continues ? before.samples : [];
  return {
    work,
    updatedAt,
    receivedAt: now,
    samples: withSample(samples, sampleOf(progress, now), timeouts),
    timeouts,
  };
}

/**
 * Returns whether this browser resumed so long after the last update that a running slice must have sent
 * more.
 */
const hasMissed = (receivedAt: number, since: number, { stalledMs }: UpdateTimeouts) =>
  since - receivedAt > stalledMs;

/** Milliseconds since the epoch, by this browser's clock. */
interface Listening {
  readonly online: boolean;
  readonly now: number;
  /** The time since which no update can have been missed: neither offline nor asleep. */
  readonly since: number;
}

const tickMs = 1_000;
/** A tick this much later than due was delayed by a sleeping machine. */
const lateMs = 5_000;

/**
 * Returns whether and since when this browser receives updates, renewed every second while `ticks` and on
 * every render.
 */
export function useListening(ticks: boolean): Listening {
  const online = useOnline();
  const [, setTick] = useState(0);
  const latest = useRef<Listening>();
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => {
      latest.current = listeningNow(latest.current, online);
      setTick((tick) => tick + 1);
    }, tickMs);
    return () => clearInterval(timer);
  }, [ticks, online]);
  latest.current = listeningNow(latest.current, online);
  return latest.current;
}

function listeningNow(before: Listening | undefined, online: boolean): Listening {
  const now = Date.now();
  const continues = online && before?.online && now - before.now <= tickMs + lateMs;
  return { online, now, since: continues ? before.since : now };
}
