import { useEffect, useRef } from 'react';

interface Reading {
  readonly failure?: unknown;
  retry(): void;
}

/**
 * Returns the first failure of several reads. Failed reads are retried on request, and when the connection
 * returns.
 */
export function useFailures(...readings: readonly Reading[]): {
  readonly failure: unknown;
  readonly again: () => void;
} {
  const failed = readings.filter(({ failure }) => failure !== undefined);
  const again = () => {
    for (const reading of failed) reading.retry();
  };
  const latest = useRef(again);
  latest.current = again;
  const waits = failed.length > 0;
  useEffect(() => {
    if (!waits) return;
    const connected = () => latest.current();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, [waits]);
  return { failure: failed[0]?.failure, again };
}
