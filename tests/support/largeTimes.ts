import type { TimelineEvent } from '#domain/report';

const waitedMs = 1_500;
const msPerPage = 200;

/** Returns the times and the timeline of a job that ended at the given time. */
export function timesOf(pages: number, finishedAt: Date) {
  const durationMs = pages * msPerPage;
  const startedAt = new Date(finishedAt.getTime() - durationMs);
  const createdAt = new Date(startedAt.getTime() - waitedMs);
  const events: readonly TimelineEvent[] = [
    { kind: 'submitted', at: createdAt, slice: 0 },
    { kind: 'slice-started', at: startedAt, slice: 1 },
    { kind: 'succeeded', at: finishedAt, slice: 1 },
  ];
  return { createdAt, startedAt, durationMs, events };
}
