import { useRef } from 'react';
import type { Job } from '#domain/job';
import type { BulkAction } from './bulk';

export interface BatchKeys {
  /**
   * Returns the same key for the same action on the same jobs, so that a retry after a lost response repeats
   * none of them.
   */
  readonly keyFor: (action: BulkAction, jobs: readonly Pick<Job, 'jobId'>[]) => string;
  /** Called after success: the same jobs then mean a new operation. */
  readonly renew: (key: string) => void;
}

export function useBatchKeys(): BatchKeys {
  const known = useRef(new Map<string, string>());
  return {
    keyFor: (action, jobs) => {
      const batch = [action, ...jobs.map(({ jobId }) => jobId).sort()].join(' ');
      const key = known.current.get(batch) ?? crypto.randomUUID();
      known.current.set(batch, key);
      return key;
    },
    renew: (key) => {
      for (const [batch, one] of known.current) if (one === key) known.current.delete(batch);
    },
  };
}
