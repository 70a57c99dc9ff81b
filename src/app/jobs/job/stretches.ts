import type { TimelineEvent } from '../../../domain/report';

/** A stretch of a job's life, waiting told apart from working. */
export interface Stretch {
  readonly kind: 'waiting' | 'working';
  readonly from: Date;
  /** null while it goes on. */
  readonly to: Date | null;
  /** The slice at work, or the one that is waited for; from 1. */
  readonly slice: number;
  /** It took over from one that stopped answering. */
  readonly retried: boolean;
}

/** What a job's events mean: who waited for what, and who worked, in order. */
export function stretchesOf(events: readonly TimelineEvent[]): readonly Stretch[] {
  const sorted = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  const stretches: Stretch[] = [];
  let open: Omit<Stretch, 'to'> | null = null;
  const close = (at: Date) => {
    if (open) stretches.push({ ...open, to: at });
    open = null;
  };
  for (const { kind, at, slice } of sorted) {
    switch (kind) {
      case 'submitted':
        open = { kind: 'waiting', from: at, slice: 1, retried: false };
        break;
      case 'slice-started':
      case 'slice-taken-over':
        close(at);
        open = { kind: 'working', from: at, slice, retried: kind === 'slice-taken-over' };
        break;
      case 'slice-paused':
        close(at);
        open = { kind: 'waiting', from: at, slice: slice + 1, retried: false };
        break;
      case 'cancel-requested':
        break;
      case 'succeeded':
      case 'failed':
      case 'canceled':
        close(at);
        break;
    }
  }
  return open === null ? stretches : [...stretches, { ...(open as Omit<Stretch, 'to'>), to: null }];
}

export interface Sums {
  readonly workedMs: number;
  readonly waitedMs: number;
}

export function sumsOf(stretches: readonly Stretch[], now: Date): Sums {
  const of = (kind: Stretch['kind']) =>
    stretches
      .filter((stretch) => stretch.kind === kind)
      .reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now).getTime() - from.getTime()), 0);
  return { workedMs: of('working'), waitedMs: of('waiting') };
}
