import type { CancelJobRequest, CancelJobResult, RetryJobRequest, SubmitJobResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Removes a queued job, or stops a running one and keeps the report of what it found. */
export async function cancelJob({ functions }: Backend, request: CancelJobRequest): Promise<void> {
  await functions.call<CancelJobResult>('cancelJob', request);
}

/** Creates a new job for the owner from a failed one's input. @returns its ID. */
export async function retryJob({ functions }: Backend, request: RetryJobRequest): Promise<string> {
  const { jobId } = await functions.call<SubmitJobResult>('retryJob', request);
  return jobId;
}
