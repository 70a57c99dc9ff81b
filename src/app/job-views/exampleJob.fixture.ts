import { type Job, noProgress } from '#domain/job';

const at = new Date(Date.now() - 3_600_000);

const base: Job = {
  jobId: 'example',
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
    checkHtml: true,
    respectRobots: true,
    requestsPerSecond: 10,
  },
  state: 'queued',
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
  share: null,
};

/** Returns a job for tests and for the component gallery. */
export const exampleJob = (given: Partial<Job> = {}): Job => ({ ...base, ...given });
