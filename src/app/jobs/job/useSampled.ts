import { useEffect, useRef, useState } from 'react';

/**
 * Samples a value that changes often, for screen readers: at most one per `everyMs`, and immediately when
 * `key` changes.
 */
export function useSampled(value: string, key: string, everyMs: number): string {
  const [sample, setSample] = useState({ key, value });
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    setSample({ key, value: latest.current });
    const timer = setInterval(() => setSample({ key, value: latest.current }), everyMs);
    return () => clearInterval(timer);
  }, [key, everyMs]);
  return sample.key === key ? sample.value : value;
}
