import { LeaseLost } from '../../functions/src/jobs/lease';
import { readPages } from '../../functions/src/jobs/readers/readPages';
import { JobIsHeld, runSlice } from '../../functions/src/jobs/runSlice';
import { recordJob } from '../../functions/src/jobs/submit';
import type { JobInput } from '../../src/domain/jobInput';

/**
 * One slice in a process of its own, as the cloud runs it, so that a test can kill it at any moment.
 * `record INPUT UID KEY` makes a job without the queue; `run JOB` works on it; `read JOB SEAT` reads pages for it.
 */
export const exitCodes = { done: 0, failed: 1, held: 3, lost: 4 } as const;

async function main([mode, ...rest]: readonly string[]): Promise<number> {
  if (mode === 'record') {
    const [input = '', uid = '', idempotencyKey = ''] = rest;
    const jobId = await recordJob({ input: JSON.parse(input) as JobInput, idempotencyKey }, { uid });
    process.send?.(jobId);
    return exitCodes.done;
  }
  process.send?.('begun');
  if (mode === 'read') {
    const [jobId = '', seat = ''] = rest;
    await readPages({ jobId, seat });
    return exitCodes.done;
  }
  await runSlice({ jobId: rest[0] ?? '', slice: 1 });
  return exitCodes.done;
}

function codeOf(error: unknown): number {
  if (error instanceof JobIsHeld) return exitCodes.held;
  if (error instanceof LeaseLost) return exitCodes.lost;
  console.error(error);
  return exitCodes.failed;
}

main(process.argv.slice(2))
  .catch(codeOf)
  .then((code) => process.exit(code));
