import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { type Job, jobStates } from '#domain/job';

const none = { error: 0, warning: 0, notice: 0, unverified: 0 };

const result: Job['result'] = {
  score: 87,
  grade: 'B',
  counts: { error: 12, warning: 3, notice: 40, unverified: 1 },
  byCategory: {
    links: none,
    crawlability: none,
    content: none,
    accessibility: none,
    security: none,
    speed: none,
  },
  pages: 480,
  bytes: 12_400_000,
  durationMs: 92_000,
};

/** One job in each state. */
export const exampleJobs: readonly Job[] = jobStates.map((state) =>
  exampleJob({
    jobId: `example-${state}`,
    state,
    result: state === 'succeeded' ? result : null,
    score: state === 'succeeded' ? 87 : null,
    grade: state === 'succeeded' ? 'B' : null,
    failure:
      state === 'failed'
        ? {
            code: 'site-unreachable',
            message: 'We couldn’t reach example.com: its name has no address.',
            retryable: true,
          }
        : null,
  }),
);
