import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { queueGroups } from './queue';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it('groups jobs by what they wait for, and finds those whose heartbeat is overdue', () => {
  const jobs = [
    exampleJob({ jobId: 'silent', state: 'running', startedAt: ago(60), updatedAt: ago(40) }),
    exampleJob({ jobId: 'alive', state: 'running', startedAt: ago(60), updatedAt: ago(2) }),
    // An old job sends a heartbeat every two minutes.
    exampleJob({ jobId: 'old', state: 'running', startedAt: ago(3_600), updatedAt: ago(100) }),
    exampleJob({ jobId: 'queued', state: 'queued', startedAt: null, updatedAt: ago(900) }),
  ];
  const { stalled, running, waiting } = queueGroups(jobs, now);
  expect([stalled, running, waiting].map((group) => group.map(({ jobId }) => jobId))).toEqual([
    ['silent'],
    ['alive', 'old'],
    ['queued'],
  ]);
});
