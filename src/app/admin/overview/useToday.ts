import { useEffect, useState } from 'react';
import { dayOf } from '#domain/stats';

/** Far less than a day, and a machine that slept through midnight learns of it soon after it wakes. */
const lookEveryMs = 60_000;

/** The day that it is, as jobs are counted by; another one after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
