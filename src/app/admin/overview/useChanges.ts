import { useEffect, useRef, useState } from 'react';

/**
 * Counts the changes since the value was first known, at most one per `everyMs`.
 * @param mark differs for each state; undefined while it is not known.
 */
export function useChanges(mark: string | undefined, everyMs: number): number {
  const [told, setTold] = useState({ mark, changes: 0 });
  const toldAt = useRef(0);
  useEffect(() => {
    if (mark === undefined || mark === told.mark) return;
    if (told.mark === undefined) {
      setTold({ mark, changes: 0 });
      return;
    }
    const tell = () => {
      toldAt.current = Date.now();
      setTold({ mark, changes: told.changes + 1 });
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + everyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [mark, told, everyMs]);
  return told.changes;
}
