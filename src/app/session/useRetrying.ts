import { useEffect, useRef } from 'react';
import { isTemporary } from '#domain/errors';
import { codeOf } from '../live/explain';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Retries after each temporary failure, with growing pauses, and as soon as the browser is online again.
 * @param failure the current one; kept during a retry, and undefined ends the retries.
 */
export function useRetrying(failure: unknown, retry: () => void): void {
  const pauseMs = useRef(firstPauseMs);
  useEffect(() => {
    if (failure === undefined || !isTemporary(codeOf(failure))) {
      pauseMs.current = firstPauseMs;
      return;
    }
    const timer = setTimeout(retry, pauseMs.current);
    pauseMs.current = Math.min(2 * pauseMs.current, longestPauseMs);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failure, retry]);
}
