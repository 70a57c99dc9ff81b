import type { Firestore } from 'firebase-admin/firestore';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { paths } from '#domain/collections';
import { type Job, type JobState, jobStates } from '#domain/job';
import { searchTokens } from '#domain/jobSearch';
import { gradeOf } from '#domain/score';

export interface Owner {
  readonly uid: string;
  readonly email: string;
}

/** Returns a user's nth job as the functions would have stored it: one per minute, newest first. */
export function storedJob(n: number, owner: Owner, given: Partial<Job> = {}): Job {
  const jobId = `${owner.uid.slice(0, 20)}-${String(n).padStart(6, '0')}`;
  const host = given.host ?? `site-${n % 40}.example.com`;
  const title = given.title ?? host;
  const state: JobState = given.state ?? jobStates[2 + (n % 3)] ?? 'succeeded';
  const createdAt = new Date(Date.now() - (n + 1) * 60_000);
  const ended = state !== 'queued' && state !== 'running';
  const score = state === 'succeeded' ? 30 + (n % 71) : null;
  const counts = { error: n % 7, warning: n % 11, notice: n % 5, unverified: n % 3 };
  return exampleJob({
    jobId,
    ownerUid: owner.uid,
    ownerEmail: owner.email,
    host,
    title,
    searchTokens: searchTokens({ jobId, host, title }),
    state,
    score,
    grade: score === null ? null : gradeOf(score),
    result:
      score === null
        ? null
        : {
            score,
            grade: gradeOf(score),
            counts,
            byCategory: {
              links: counts,
              crawlability: counts,
              content: counts,
              accessibility: counts,
              security: counts,
              speed: counts,
            },
            pages: 40 + (n % 400),
            bytes: 1_000_000,
            durationMs: 20_000,
          },
    failure:
      state === 'failed'
        ? {
            code: 'site-unreachable',
            message: `We couldn't reach ${host}: its name has no IP address.`,
            retryable: true,
          }
        : null,
    createdAt,
    startedAt: state === 'queued' ? null : new Date(createdAt.getTime() + 1_500),
    finishedAt: ended ? new Date(createdAt.getTime() + 21_500) : null,
    updatedAt: createdAt,
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
    ...given,
  });
}

const batchSize = 500;

export async function storeJobs(db: Firestore, jobs: Iterable<Job>): Promise<void> {
  let batch = db.batch();
  let size = 0;
  for (const job of jobs) {
    batch.set(db.doc(paths.job(job.jobId)), job);
    size += 1;
    if (size < batchSize) continue;
    await batch.commit();
    batch = db.batch();
    size = 0;
  }
  if (size > 0) await batch.commit();
}
