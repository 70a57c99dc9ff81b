import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#app/live/useOnline';

/** Milliseconds since the epoch, by this browser's clock. */
export interface Listening {
  readonly online: boolean;
  readonly now: number;
  /** Since when it has heard whatever there was to hear: neither offline nor asleep. */
  readonly since: number;
}

const tickMs = 1_000;
/** A tick so much later than it is due was held up by a machine that slept. */
const lateMs = 5_000;

/** Whether and since when this browser listens, renewed every second while that matters and whenever the caller is drawn. */
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
