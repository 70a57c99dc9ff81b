import { useRef } from 'react';
import type { Job } from '#domain/job';
import type { BulkAction } from './bulk';

export interface BatchKeys {
  /** The same key for the same action on the same jobs, so that asking again after a lost answer makes none of them twice. */
  readonly keyFor: (action: BulkAction, jobs: readonly Pick<Job, 'jobId'>[]) => string;
  /** After a success: the same jobs once more are meant. */
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
