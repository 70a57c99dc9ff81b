import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#app/live/useOnline';

/** Milliseconds since the epoch, by this browser's clock. */
export interface Listening {
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
  const goesOn = online && before?.online && now - before.now <= tickMs + lateMs;
  return { online, now, since: goesOn ? before.since : now };
}
