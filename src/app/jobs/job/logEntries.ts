import type { TimelineEvent } from '#domain/report';
import { formatClock, plural } from '#ui/format';
import type { StoredPart } from '../report-data/useParts';
import { reasonWords } from './stretches';

/** A line of a running job's log. */
export interface LogEntry {
  readonly key: string;
  readonly at: Date;
  readonly event: string;
  readonly details?: string;
}

/**
 * Returns the log of a running job, oldest first.
 * @param parts those that the browser has loaded. Parts of older jobs have no time, and no line.
 * @param stalledSince the last heartbeat of the running slice, once that is too long ago.
 */
export function logEntries(
  events: readonly TimelineEvent[],
  parts: readonly StoredPart[],
  stalledSince: Date | null,
): readonly LogEntry[] {
  const entries = events.map((event): LogEntry => {
    const key = `${event.kind} ${event.slice} ${event.at.getTime()}`;
    return { key, at: event.at, ...wordsOf(event) };
  });
  for (const { n, at, urls, findings } of parts) {
    if (!at) continue;
    const details = findings === 0 ? 'No new findings' : plural(findings, 'new finding');
    entries.push({ key: `part ${n}`, at, event: `Checked ${plural(urls, 'URL')}`, details });
  }
  if (stalledSince) {
    const details = 'Plumbline retries it automatically';
    entries.push({ key: 'stalled', at: stalledSince, event: 'Stopped responding', details });
  }
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function wordsOf({ kind, slice, error, stalledSince }: TimelineEvent): Pick<LogEntry, 'event' | 'details'> {
  switch (kind) {
    case 'submitted':
      return { event: 'Submitted', details: 'Waiting to start' };
    case 'slice-started':
      return slice === 1 ? { event: 'Started' } : { event: `Started part ${slice}` };
    case 'slice-paused':
      return { event: `Finished part ${slice}`, details: `Waiting for part ${slice + 1}` };
    case 'slice-failed':
      return {
        event: `Part ${slice} failed`,
        details: `Waiting to retry: ${reasonWords(error ?? 'internal')}`,
      };
    case 'slice-taken-over':
      return {
        event: `Retried part ${slice}`,
        details: stalledSince
          ? `It stopped responding at ${formatClock(stalledSince)}`
          : 'It stopped responding',
      };
    case 'cancel-requested':
      return { event: 'Cancel requested' };
    case 'succeeded':
      return { event: 'Succeeded' };
    case 'failed':
      return { event: 'Failed' };
    case 'canceled':
      return { event: 'Canceled' };
  }
}
