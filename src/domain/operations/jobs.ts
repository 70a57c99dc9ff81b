import * as v from 'valibot';
import { headersSchema, jobInputSchema } from '../jobInput';
import { jobId, line } from './fields';

/** Made by the browser once for each press of the button: the same key twice makes one job. */
const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, 'An idempotency key must have 8 to 64 characters.'),
);

/**
 * `headersOf` names a job of the caller's own that checked the same site: its headers are sent too, with the values that
 * are stored or, where they are given in `input`, with those. Values are never returned to a browser.
 */
export const submitJobSchema = v.strictObject({
  input: jobInputSchema,
  idempotencyKey,
  headersOf: v.optional(jobId),
});
export type SubmitJobRequest = v.InferInput<typeof submitJobSchema>;
export interface SubmitJobResult {
  readonly jobId: string;
}

export const cancelJobSchema = v.strictObject({ jobId });
export type CancelJobRequest = v.InferOutput<typeof cancelJobSchema>;
export interface CancelJobResult {
  /** `canceled` when it had not begun; `requested` when the running slice will stop within seconds. */
  readonly outcome: 'canceled' | 'requested';
}

/** `headers` has values for headers of the job that are no longer stored; its owner alone may give them. */
export const retryJobSchema = v.strictObject({ jobId, idempotencyKey, headers: v.optional(headersSchema) });
export type RetryJobRequest = v.InferOutput<typeof retryJobSchema>;

/** Most jobs that one call takes; a browser sends more in turn, and each call may be sent again. */
export const bulkSize = 50;

const jobIds = v.pipe(
  v.array(jobId),
  v.minLength(1, 'Select at least one job.'),
  v.maxLength(bulkSize, `A call can contain at most ${bulkSize} jobs.`),
);

export const cancelJobsSchema = v.strictObject({ jobIds });
/** `batchKey` is made by the browser once for each press: sent again, it makes no job twice. */
export const retryJobsSchema = v.strictObject({ jobIds, batchKey: idempotencyKey });
/** Ended jobs, with all that lies below them, for good. */
export const deleteJobsSchema = v.strictObject({ jobIds });
export const labelJobsSchema = v.strictObject({ jobIds, label: v.nullable(line('The label', 40)) });

export type CancelJobsRequest = v.InferOutput<typeof cancelJobsSchema>;
export type RetryJobsRequest = v.InferOutput<typeof retryJobsSchema>;
export type DeleteJobsRequest = v.InferOutput<typeof deleteJobsSchema>;
export type LabelJobsRequest = v.InferOutput<typeof labelJobsSchema>;

/** What came of each job: one that is refused does not hold up the others. */
export interface BulkResult {
  readonly done: readonly string[];
  readonly refused: readonly { readonly jobId: string; readonly words: string }[];
}
