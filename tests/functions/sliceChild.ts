import type { JobInput } from '#domain/jobInput';
import { LeaseHeldError, LeaseLostError, takeLease } from '#functions/jobs/lease';
import { JobLog } from '#functions/jobs/log';
import { runSlice } from '#functions/jobs/runSlice';
import { createJob } from '#functions/jobs/submit';
import { countWrites } from '../bench/measureJob';
import { dieAt, type Moment, type When } from './deaths';

/**
 * Runs a slice in a process of its own, as in the cloud, so that a test can kill it at any moment.
 * `record INPUT UID KEY` creates a job without enqueueing it. `run JOB [SLICE]` runs a slice. `measure JOB SLICE`
 * runs a slice and sends its cost. `die MOMENT WHEN MS JOB [SLICE]` runs a slice that dies at a moment. `end JOB`
 * takes the lease, and ends the job as succeeded when it gets a message.
 */

/** The cost of a slice: documents written, and its peak memory. */
export interface Taken {
  readonly writes: number;
  readonly peakBytes: number;
}

const exitCodes = { done: 0, failed: 1, held: 3, lost: 4 } as const;

async function main([mode, ...rest]: string[]): Promise<number> {
  if (mode === 'record') {
    const [input = '', uid = '', idempotencyKey = ''] = rest;
    const jobId = await createJob({ input: JSON.parse(input) as JobInput, idempotencyKey }, { uid });
    process.send?.(jobId);
    return exitCodes.done;
  }
  if (mode === 'measure') return measure(rest[0] ?? '', Number(rest[1]));
  if (mode !== 'end') process.send?.('begun');
  if (mode === 'end') return endWhenTold(rest[0] ?? '');
  if (mode === 'die') dieAt(rest.shift() as Moment, rest.shift() as When, Number(rest.shift()));
  await runSlice({ jobId: rest[0] ?? '', slice: Number(rest[1] ?? 1) });
  return exitCodes.done;
}

async function measure(jobId: string, slice: number): Promise<number> {
  const written = countWrites();
  await runSlice({ jobId, slice });
  // In KB, as reported by the system (VmHWM).
  const taken: Taken = { writes: written(), peakBytes: process.resourceUsage().maxRSS * 1_024 };
  process.send?.(taken);
  return exitCodes.done;
}

async function endWhenTold(jobId: string): Promise<number> {
  const answer = await takeLease(jobId, 1);
  if (answer.kind !== 'taken') return exitCodes.failed;
  const log = await JobLog.open(answer.lease);
  const message = new Promise((resolve) => process.once('message', resolve));
  process.send?.('begun');
  await message;
  await log.end({
    state: 'succeeded',
    result: null,
    summary: null,
    failure: null,
    comparison: null,
    icon: null,
  });
  return exitCodes.done;
}

function codeOf(error: unknown): number {
  if (error instanceof LeaseHeldError) return exitCodes.held;
  if (error instanceof LeaseLostError) return exitCodes.lost;
  console.error(error);
  return exitCodes.failed;
}

main(process.argv.slice(2))
  .catch(codeOf)
  .then((code) => process.exit(code));
