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
import { everyFiveMinutes } from '../platform/everyFiveMinutes';
import { log } from '../platform/log';
import { observe, observeTask } from '../platform/observe';
import { dispatches, instanceOptions } from '../platform/options';
import { withHeaderKeys } from '../platform/sealing';
import type { JobDeletionTask, SliceTask } from '../platform/tasks';
import { deleteEach } from './bulk/deleteJob';
import { labelEach } from './bulk/labelEach';
import { retryEach } from './bulk/retryEach';
import { cancel, cancelEach } from './cancel';
import { giveUp } from './giveUp';
import { withHeadersOf } from './headersAgain';
import { LeaseLost } from './lease';
import { retry } from './retry';
import { JobIsHeld, runSlice } from './runSlice';
import { submit } from './submit';
import { sweep } from './sweep';
import { deleteBelow } from './takeAway';

export const submitJob = callable(
  { name: 'submitJob', schema: submitJobSchema, who: 'active', handlesHeaders: true },
  async ({ input, idempotencyKey, headersOf }, caller) =>
    submit({ input: await withHeadersOf(headersOf, input, caller), idempotencyKey }, caller),
);

export const cancelJob = callable(
  { name: 'cancelJob', schema: cancelJobSchema, who: 'active' },
  ({ jobId }, caller) => cancel(jobId, caller),
);

export const retryJob = callable(
  { name: 'retryJob', schema: retryJobSchema, who: 'active', handlesHeaders: true },
  retry,
);

export const cancelJobs = callable(
  { name: 'cancelJobs', schema: cancelJobsSchema, who: 'active' },
  ({ jobIds }, caller) => cancelEach(jobIds, caller),
);

export const retryJobs = callable(
  { name: 'retryJobs', schema: retryJobsSchema, who: 'active', handlesHeaders: true },
  retryEach,
);

export const labelJobs = callable({ name: 'labelJobs', schema: labelJobsSchema, who: 'active' }, labelEach);

export const deleteJobs = callable(
  { name: 'deleteJobs', schema: deleteJobsSchema, who: 'active' },
  ({ jobIds }, caller) => deleteEach(jobIds, caller),
);

/** Each try goes on where the last one stopped. */
export const runJobDeletion = onTaskDispatched<JobDeletionTask>(
  {
    ...instanceOptions.background,
    ...dispatches(instanceOptions.background),
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 600 },
  },
  ({ data }) => observeTask('runJobDeletion', () => deleteBelow(data.jobIds)),
);

/**
 * The longest silence of a dead slice (267 s, of a job of 12 minutes or more, and no LEASE_SECONDS is longer) must have run out before the last try:
 * 1 + 2 + 4 + 8 + 16 + 8 × 30 s is 271 s.
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
      // Another slice took the job over and continues it.
      if (error instanceof LeaseLost) return log.warn(error.message, fields);
      if (error instanceof JobIsHeld) log.info(error.message, fields);
      else if (retryCount >= maxAttempts - 1) return giveUp(data);
      throw error;
    }
  },
);

const isExpected = (error: unknown) => error instanceof LeaseLost || error instanceof JobIsHeld;

export const sweepJobs = everyFiveMinutes('sweepJobs', 'sweep', sweep);
