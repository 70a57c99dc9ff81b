import { useEffect, useState } from 'react';
import { formatExact, formatRelative } from './format';

/** The present, renewed every half minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** “5 minutes ago”, exact on hover. */
export function DateTime({ date }: { readonly date: Date }) {
  const now = useNow();
  return (
    <time dateTime={date.toISOString()} title={formatExact(date)}>
      {formatRelative(date, now)}
    </time>
  );
}
