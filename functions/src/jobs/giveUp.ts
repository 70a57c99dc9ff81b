import { jobFailure } from '#domain/failures';
import type { SliceTask } from '../platform/tasks';
import { failJob } from './failJob';
import { takeLease } from './lease';
import { JobLog } from './log';

/** Ends a job that no slice could bring further, so that its owner is not left waiting. What was found stays. */
export async function giveUp({ jobId, slice }: SliceTask): Promise<void> {
  const answer = await takeLease(jobId, slice, 'end');
  if (answer.kind !== 'taken') return;
  const { lease } = answer;
  const log = await JobLog.open(lease);
  const failure = jobFailure('internal', new URL(lease.job.input.url).host);
  await failJob(lease, log, failure);
}
