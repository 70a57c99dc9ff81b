import { HttpsError } from 'firebase-functions/https';
import type { BulkResult } from '#domain/operations';

const maxConcurrent = 5;

/**
 * Does one thing to each job, a few at a time. What a job refuses is told with its words and holds up no other; any
 * other error ends the call, which may be sent again.
 */
export async function forEachJob(
  jobIds: readonly string[],
  act: (jobId: string) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: { jobId: string; words: string }[] = [];
  const left = [...new Set(jobIds)];
  const work = async () => {
    for (let jobId = left.shift(); jobId !== undefined; jobId = left.shift()) {
      try {
        await act(jobId);
        done.push(jobId);
      } catch (error) {
        if (!(error instanceof HttpsError)) throw error;
        refused.push({ jobId, words: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return { done, refused };
}
