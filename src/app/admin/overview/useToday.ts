import { useEffect, useState } from 'react';
import { dayOf } from '#domain/stats';

/** Far less than a day, so that a machine that slept through midnight notices soon after it wakes. */
const lookEveryMs = 60_000;

/** Returns the current day (UTC), by which jobs are counted; changes at midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
