import { HttpsError } from 'firebase-functions/https';
import type { BulkResult } from '#domain/operations';

const maxConcurrent = 5;

/**
 * Runs an action for each job, a few concurrently. Collects refusals (HttpsError) with their messages; any other
 * error rejects, and the request can be repeated.
 */
export async function forEachJob(
  jobIds: readonly string[],
  action: (jobId: string) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: { jobId: string; words: string }[] = [];
  const left = [...new Set(jobIds)];
  const worker = async () => {
    for (let jobId = left.shift(); jobId !== undefined; jobId = left.shift()) {
      try {
        await action(jobId);
        done.push(jobId);
      } catch (error) {
        if (!(error instanceof HttpsError)) throw error;
        refused.push({ jobId, words: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  return { done, refused };
}
