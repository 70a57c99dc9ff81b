import { type CsvColumn, csvOf } from '#domain/export';
import type { Job } from '#domain/job';

const columns: readonly CsvColumn<Job>[] = [
  ['id', (job) => job.jobId],
  ['title', (job) => job.title],
  ['url', (job) => job.input.url],
  ['state', (job) => job.state],
  ['score', (job) => job.score],
  ['grade', (job) => job.grade],
  ['errors', (job) => job.result?.counts.error ?? null],
  ['warnings', (job) => job.result?.counts.warning ?? null],
  ['notices', (job) => job.result?.counts.notice ?? null],
  ['unverified', (job) => job.result?.counts.unverified ?? null],
  ['pages', (job) => job.result?.pages ?? job.progress.pages],
  ['failure', (job) => job.failure?.message ?? null],
  ['attempt', (job) => job.attempt],
  ['label', (job) => job.label],
  ['owner', (job) => job.ownerEmail],
  ['created', (job) => job.createdAt.toISOString()],
  ['started', (job) => job.startedAt?.toISOString() ?? null],
  ['finished', (job) => job.finishedAt?.toISOString() ?? null],
];

/** Returns the jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly Job[]): string => csvOf(columns, jobs);
