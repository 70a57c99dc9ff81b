import { randomUUID } from 'node:crypto';
import { WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { paths } from '#domain/collections';
import { jobInputSchema } from '#domain/jobInput';
import { newUser } from '#domain/user';
import { runSlice } from '#functions/jobs/runSlice';
import { createJob } from '#functions/jobs/submit';
import { db, refs } from '#functions/platform/firestore';

export interface JobCost {
  readonly writes: number;
  readonly reads: number;
  readonly found: number;
}

let written = 0;
let counting = false;

/**
 * Starts counting writes. Every write of the admin SDK goes through a batch, including those of transactions and single
 * documents.
 * @returns a function that returns the number of writes so far.
 */
export function countWrites(): () => number {
  if (counting) return () => written;
  counting = true;
  for (const verb of ['create', 'set', 'update', 'delete'] as const) {
    const original: (...args: never[]) => WriteBatch = WriteBatch.prototype[verb];
    Object.assign(WriteBatch.prototype, {
      [verb](this: WriteBatch, ...args: never[]) {
        written += 1;
        return original.apply(this, args);
      },
    });
  }
  return () => written;
}

/**
 * Runs one job from submission to report in this process, slice after slice, against the Firestore emulator. The task
 * queue must not deliver the tasks that a slice enqueues.
 */
export async function measureJob(
  url: string,
  maxPages: number,
  { checkHtml = true }: { readonly checkHtml?: boolean } = {},
): Promise<JobCost> {
  countWrites();
  const owner = { uid: randomUUID(), email: 'bench@example.test' };
  const limits = { pagesPerJob: 100_000 };
  const user = newUser({ ...owner, state: 'active', plan: 'pro', limits }, new Date());
  await refs.user(owner.uid).set(user);
  const input = v.parse(jobInputSchema, { url, maxPages, checkHtml });
  const before = written;
  const jobId = await createJob({ input, idempotencyKey: randomUUID() }, owner);
  const readJob = async () => (await refs.job(jobId).get()).data();
  let slice = 0;
  do {
    slice += 1;
    await runSlice({ jobId, slice });
  } while ((await readJob())?.state === 'running');
  const writes = written - before;

  // The screen reads the job, its timeline, its summary and its parts. The rules read the job again for each of the three
  // subcollections.
  const job = await readJob();
  if (job?.state !== 'succeeded') throw new Error(`The job ended as ${job?.state}`);
  const parts = await db.collection(paths.parts(jobId)).get();
  const found = Object.values(job.result?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return { writes, reads: 3 + parts.size + 3, found };
}
