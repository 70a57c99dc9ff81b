import { useRef } from 'react';
import type { Job } from '../../../domain/job';
import { type Remaining, remainingOf, type Sample, sampleOf, withSample } from './pace';

/** How long the job will still take, from what this screen has seen of it. */
export function useRemaining({ jobId, progress, updatedAt }: Job): Remaining {
  const seen = useRef<{ readonly jobId: string; readonly samples: readonly Sample[] }>({
    jobId,
    samples: [],
  });
  const before = seen.current.jobId === jobId ? seen.current.samples : [];
  const samples = withSample(before, sampleOf(progress, updatedAt.getTime()));
  seen.current = { jobId, samples };
  return remainingOf(samples);
}
