import {
  activeStates,
  atRest,
  canCancel,
  canMove,
  canRetry,
  hasEnded,
  type JobState,
  jobStates,
  noProgress,
} from './job';

const next: Record<JobState, readonly JobState[]> = {
  queued: ['running', 'failed', 'canceled'],
  running: ['succeeded', 'failed', 'canceled'],
  succeeded: [],
  failed: [],
  canceled: [],
};

test.each(jobStates)('a job that is %s allows only the listed transitions', (from) => {
  expect(jobStates.filter((to) => canMove(from, to)).sort()).toEqual([...next[from]].sort());
});

test('a job is active until it ends', () => {
  expect(activeStates).toEqual(['queued', 'running']);
  expect(jobStates.filter(hasEnded)).toEqual(['succeeded', 'failed', 'canceled']);
});

test('a job can be canceled once, while it is active', () => {
  const states = (cancelRequestedAt: Date | null) =>
    jobStates.filter((state) => canCancel({ state, cancelRequestedAt }));
  expect(states(null)).toEqual(['queued', 'running']);
  expect(states(new Date())).toEqual([]);
});

test('a job can be retried when it failed or was canceled', () => {
  expect(jobStates.filter((state) => canRetry({ state }))).toEqual(['failed', 'canceled']);
});

test('a resting job has no current URL or rate and keeps its results', () => {
  const progress = { ...noProgress, pages: 7, pagesPerSecond: 3, currentUrl: 'https://example.com/' };
  expect(atRest(progress)).toEqual({ ...noProgress, pages: 7 });
});
