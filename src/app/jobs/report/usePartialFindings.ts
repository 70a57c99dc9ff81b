import { useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import { type PartialFindings, readPartialFindings } from './partialFindings';

/** Reads the findings of a job that ended without a report, and returns the share that is loaded, 0 to 1. */
export function usePartialFindings(jobId: string): {
  readonly found: Read<PartialFindings>;
  readonly share: number;
} {
  const { data } = useBackend();
  const [share, setShare] = useState(0);
  const found = useRead(jobId, (leaving) => {
    setShare(0);
    return readPartialFindings(data, jobId, (loaded) => {
      if (!leaving.aborted) setShare(loaded);
    });
  });
  return { found, share };
}
