import * as v from 'valibot';
import { jobInputSchema } from '../jobInput';

const jobId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'A job id has letters, digits, “-” and “_”.'),
);

/** Made by the browser once for each press of the button: the same key twice makes one job. */
const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, 'An idempotency key has 8 to 64 characters.'),
);

export const submitJobSchema = v.strictObject({ input: jobInputSchema, idempotencyKey });
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

export const retryJobSchema = v.strictObject({ jobId, idempotencyKey });
export type RetryJobRequest = v.InferOutput<typeof retryJobSchema>;
