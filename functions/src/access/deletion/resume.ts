import { paths } from '#functions/platform/firestore';
import { forEachSettled } from '#functions/platform/forEachSettled';
import { log } from '#functions/platform/log';
import { enqueueDeletion } from '#functions/platform/tasks';

/** Enough time for the first task to start. */
const firstWaitMs = 5 * 60_000;

/** The queue retries a failing task for more than two hours, so once an hour is enough. */
const retryAfterMs = 3_600_000;

/** Deletions per sweep. The next sweep starts within five minutes. */
const batchSize = 100;

export const firstResumeAt = (requestedAt: Date) => new Date(requestedAt.getTime() + firstWaitMs);

/** Requeues deletions whose task was lost or used up its attempts. */
export async function resumeDeletions(now: Date): Promise<void> {
  const due = await paths.deletions().where('resumeAt', '<=', now).limit(batchSize).get();
  await forEachSettled(due.docs, async ({ id: uid, ref }) => {
    await enqueueDeletion({ uid });
    await ref.update({ resumeAt: new Date(now.getTime() + retryAfterMs) });
    log.warn('stuck deletion requeued', { uid });
  });
}
