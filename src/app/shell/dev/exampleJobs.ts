import { type Job, jobStates, noProgress } from '../../../domain/job';

const at = new Date(Date.now() - 3_600_000);

const base: Omit<Job, 'jobId' | 'state'> = {
  ownerUid: 'example',
  ownerEmail: 'ada@example.com',
  kind: 'site-audit',
  title: 'example.com',
  host: 'example.com',
  score: null,
  grade: null,
  searchTokens: [],
  input: {
    url: 'https://example.com/',
    scope: 'site',
    urls: [],
    maxPages: 500,
    maxDepth: 25,
    include: [],
    exclude: [],
    checkExternal: true,
    respectRobots: true,
    requestsPerSecond: 10,
    headers: {},
  },
  progress: { ...noProgress, discovered: 900, fetched: 412, pages: 120, findings: 31 },
  result: null,
  failure: null,
  attempt: 1,
  createdAt: at,
  startedAt: at,
  finishedAt: null,
  updatedAt: at,
  expiresAt: at,
  scheduleId: null,
  previousJobId: null,
  retryOf: null,
  cancelRequestedAt: null,
  label: null,
};

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
export const exampleJobs: readonly Job[] = jobStates.map((state) => ({
  ...base,
  jobId: `example-${state}`,
  state,
  result: state === 'succeeded' ? result : null,
  failure:
    state === 'failed'
      ? {
          code: 'site-unreachable',
          message: 'We couldn’t reach example.com: its name has no address.',
          retryable: true,
        }
      : null,
}));
