import type { SliceError, TimelineEvent } from '#domain/report';

/** Why a slice is retried: its failure, or that it stopped responding. */
export type RetryReason = SliceError | 'silent';

/** A stretch of a job's life, either waiting or working. */
export interface Stretch {
  readonly kind: 'waiting' | 'working';
  readonly from: Date;
  /** null while it is ongoing. */
  readonly to: Date | null;
  /** The slice that is running or waited for; from 1. */
  readonly slice: number;
  /** Why the slice is retried, if it is. */
  readonly retry: RetryReason | null;
}

type Open = Omit<Stretch, 'to'>;

/**
 * Turns a job's events into stretches of waiting and working, in order.
 * @param stalledSince the last heartbeat of the running slice, once that is too long ago.
 */
export function stretchesOf(
  events: readonly TimelineEvent[],
  stalledSince: Date | null = null,
): readonly Stretch[] {
  const sorted = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  const stretches: Stretch[] = [];
  let open: Open | null = null;
  const begin = (next: Open | null) => {
    if (open) stretches.push({ ...open, to: next?.from ?? null });
    open = next;
  };
  const end = (at: Date) => {
    if (open) stretches.push({ ...open, to: at });
    open = null;
  };
  /** The running slice stopped responding at some earlier time. */
  const wasSilent = (since: Date | undefined) => {
    if (open?.kind !== 'working' || !since) return;
    const { slice, from } = open;
    begin({ kind: 'waiting', from: since > from ? since : from, slice, retry: 'silent' });
  };
  for (const { kind, at, slice, error = 'internal', stalledSince: since } of sorted) {
    switch (kind) {
      case 'submitted':
        begin({ kind: 'waiting', from: at, slice: 1, retry: null });
        break;
      case 'slice-started':
        begin({ kind: 'working', from: at, slice, retry: retryOf(open, slice) });
        break;
      case 'slice-taken-over':
        wasSilent(since);
        begin({ kind: 'working', from: at, slice, retry: 'silent' });
        break;
      case 'slice-failed':
        begin({ kind: 'waiting', from: at, slice, retry: error });
        break;
      case 'slice-paused':
        begin({ kind: 'waiting', from: at, slice: slice + 1, retry: null });
        break;
      case 'cancel-requested':
        break;
      case 'succeeded':
      case 'failed':
      case 'canceled':
        wasSilent(since);
        end(at);
        break;
    }
  }
  wasSilent(stalledSince ?? undefined);
  begin(null);
  return stretches;
}

/** A slice that was waited for because it had failed is retried. */
function retryOf(waited: Open | null, slice: number): RetryReason | null {
  return waited?.kind === 'waiting' && waited.slice === slice ? waited.retry : null;
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

/** Returns “Running part 2”, or “Waited to retry part 2: it stopped responding”. */
export function stretchWords({ kind, slice, retry, to }: Stretch): string {
  const goesOn = to === null;
  if (kind === 'working') {
    const again = retry === null ? '' : ' (retry)';
    return goesOn ? `Running part ${slice}${again}` : `Ran part ${slice}${again}`;
  }
  const waits = goesOn ? 'waiting' : 'waited';
  if (retry !== null) return `${capital(waits)} to retry part ${slice}: ${reasonWords(retry)}`;
  if (slice <= 1) return `Submitted, ${waits} to start`;
  return `${capital(waits)} for part ${slice}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function reasonWords(retry: RetryReason): string {
  switch (retry) {
    case 'silent':
      return 'it stopped responding';
    case 'unavailable':
      return 'our database didn’t respond';
    case 'internal':
      return 'an internal error stopped it';
  }
}
