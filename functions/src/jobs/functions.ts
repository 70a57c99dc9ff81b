import { onTaskDispatched } from 'firebase-functions/tasks';
import {
  cancelJobSchema,
  cancelJobsSchema,
  deleteJobsSchema,
  labelJobsSchema,
  retryJobSchema,
  retryJobsSchema,
  submitJobSchema,
} from '#domain/operations';
import { callable } from '../platform/callable';
import { withHeaderKeys } from '../platform/encryption';
import { log } from '../platform/log';
import { observe, observeTask } from '../platform/observe';
import { dispatches, instanceOptions } from '../platform/options';
import { everyFiveMinutes, type JobDeletionTask, type SliceTask } from '../platform/tasks';
import { labelEach, retryEach } from './bulk';
import { cancel, cancelEach } from './cancel';
import { deleteEach, deleteJobData } from './deletion';
import { failAbandonedJob } from './failJob';
import { LeaseHeldError, LeaseLostError } from './lease';
import { retry, withStoredHeaders } from './rerun';
import { runSlice } from './runSlice';
import { submit } from './submit';
import { sweep } from './sweep';

export const submitJob = callable(
  { name: 'submitJob', schema: submitJobSchema, access: 'active', handlesHeaders: true },
  async ({ input, idempotencyKey, headersOf }, caller) =>
    submit({ input: await withStoredHeaders(headersOf, input, caller), idempotencyKey }, caller),
);

export const cancelJob = callable(
  { name: 'cancelJob', schema: cancelJobSchema, access: 'active' },
  ({ jobId }, caller) => cancel(jobId, caller),
);

export const retryJob = callable(
  { name: 'retryJob', schema: retryJobSchema, access: 'active', handlesHeaders: true },
  retry,
);

export const cancelJobs = callable(
  { name: 'cancelJobs', schema: cancelJobsSchema, access: 'active' },
  ({ jobIds }, caller) => cancelEach(jobIds, caller),
);

export const retryJobs = callable(
  { name: 'retryJobs', schema: retryJobsSchema, access: 'active', handlesHeaders: true },
  retryEach,
);

export const labelJobs = callable(
  { name: 'labelJobs', schema: labelJobsSchema, access: 'active' },
  labelEach,
);

export const deleteJobs = callable(
  { name: 'deleteJobs', schema: deleteJobsSchema, access: 'active' },
  ({ jobIds }, caller) => deleteEach(jobIds, caller),
);

/** Each attempt continues where the last one stopped. */
export const runJobDeletion = onTaskDispatched<JobDeletionTask>(
  {
    ...instanceOptions.background,
    ...dispatches(instanceOptions.background),
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 600 },
  },
  ({ data }) => observeTask('runJobDeletion', () => deleteJobData(data.jobIds)),
);

/**
 * The lease of a dead slice must expire before the last attempt. It lasts up to 267 s, for a job of 12 minutes or
 * more, and LEASE_SECONDS is never longer. The attempts take 1 + 2 + 4 + 8 + 16 + 8 × 30 s = 271 s.
 */
const maxAttempts = 14;

export const runJob = onTaskDispatched<SliceTask>(
  {
    ...instanceOptions.slice,
    ...dispatches(instanceOptions.slice),
    ...withHeaderKeys,
    retryConfig: { maxAttempts, minBackoffSeconds: 1, maxBackoffSeconds: 30, maxDoublings: 5 },
  },
  async ({ data, retryCount }) => {
    const { jobId, slice, trace } = data;
    const fields = { jobId, slice, retryCount };
    try {
      await observe({ name: 'runJob', kind: 'task', trace, fields, isExpected }, () => runSlice(data));
    } catch (error) {
      // Another slice took over the lease and continues the job.
      if (error instanceof LeaseLostError) return log.warn(error.message, fields);
      if (error instanceof LeaseHeldError) log.info(error.message, fields);
      else if (retryCount >= maxAttempts - 1) return failAbandonedJob(data);
      throw error;
    }
  },
);

const isExpected = (error: unknown) => error instanceof LeaseLostError || error instanceof LeaseHeldError;

export const sweepJobs = everyFiveMinutes('sweepJobs', 'sweep', sweep);
