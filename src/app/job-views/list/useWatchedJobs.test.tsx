import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { Job } from '#domain/job';
import type { DataService } from '#services/backend';
import { exampleJob } from '../exampleJob.fixture';
import { useWatchedJobs } from './useWatchedJobs';

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/** Reports every row as visible as soon as it is observed. */
class AllSeen {
  readonly #seen: Seen;
  constructor(seen: Seen) {
    this.#seen = seen;
  }
  observe(target: Element) {
    this.#seen([{ target, isIntersecting: true }]);
  }
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: AllSeen }));

function watch(jobs: readonly Job[], at?: (next: (job: Job | null) => void) => void) {
  const listened = new Map<string, (job: Job | null) => void>();
  const watchDocument: DataService['watchDocument'] = (path, next) => {
    const emit = next as (job: Job | null) => void;
    listened.set(path, emit);
    at?.(emit);
    return () => listened.delete(path);
  };
  const list = document.createElement('div');
  for (const { jobId } of jobs) {
    const row = document.createElement('p');
    row.setAttribute('data-job', jobId);
    list.append(row);
  }
  const place = { current: list };
  const backend = fakeBackend({ data: { watchDocument } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={backend}>{children}</BackendProvider>
  );
  const { result } = renderHook(() => useWatchedJobs(jobs, place), { wrapper });
  return { listened, now: (jobId: string) => result.current.get(jobId) };
}

const running = exampleJob({ jobId: 'running', state: 'running' });
const ended = exampleJob({ jobId: 'running', state: 'failed' });

test('stops listening to an ended job, and keeps its last state', () => {
  const { listened, now } = watch([running, exampleJob({ jobId: 'done', state: 'succeeded' })]);
  expect([...listened.keys()]).toEqual(['jobs/running']);
  act(() => listened.get('jobs/running')?.(running));
  expect(listened.size).toBe(1);
  act(() => listened.get('jobs/running')?.(ended));
  expect(listened.size).toBe(0);
  expect(now('running')).toEqual(ended);
});

test.each([ended, null])('stops immediately when the listener reports the end synchronously: %#', (job) => {
  const { listened, now } = watch([running], (next) => next(job));
  expect(listened.size).toBe(0);
  expect(now('running')).toEqual(job);
});
