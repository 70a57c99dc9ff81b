import { canCancel, canRetry, hasEnded, type Job, type JobProgress, type JobState } from '#domain/job';
import { Badge, type Tone } from '#ui/Badge';
import { formatNumber, plural } from '#ui/format';
import type { ShapeName } from '#ui/Icon';

interface JobStateStyle {
  readonly title: string;
  readonly tone: Tone;
  readonly shape: ShapeName;
  /** The filter's empty state when no job is in this state. */
  readonly none: string;
}

/** Maps a state to its title, icon and color. No other place does. */
export function jobStateStyle(state: JobState): JobStateStyle {
  switch (state) {
    case 'queued':
      return { title: 'Queued', tone: 'unverified', shape: 'ring', none: 'No queued jobs' };
    case 'running':
      return { title: 'Running', tone: 'accent', shape: 'drop', none: 'No running jobs' };
    case 'succeeded':
      return { title: 'Succeeded', tone: 'fixed', shape: 'tick', none: 'No succeeded jobs yet' };
    case 'failed':
      return { title: 'Failed', tone: 'error', shape: 'cross', none: 'No failed jobs' };
    case 'canceled':
      return { title: 'Canceled', tone: 'unverified', shape: 'dash', none: 'No canceled jobs' };
    default:
      return unreachable(state);
  }
}

/** An available action; `reason` says why it is disabled now. */
interface AvailableAction {
  readonly reason: string | undefined;
}

interface JobActions {
  /** undefined: not available in this state. */
  readonly cancel: AvailableAction | undefined;
  readonly retry: AvailableAction | undefined;
}

export function actionsOf(job: Pick<Job, 'state' | 'cancelRequestedAt'>): JobActions {
  return {
    cancel: hasEnded(job.state)
      ? undefined
      : { reason: canCancel(job) ? undefined : 'It’s already being canceled and stops within seconds.' },
    retry: canRetry(job) ? { reason: undefined } : undefined,
  };
}

function unreachable(state: never): never {
  throw new Error(`Unknown job state ${String(state)}.`);
}

export function JobStateBadge({ job }: { readonly job: Pick<Job, 'state' | 'cancelRequestedAt'> }) {
  const { title, tone, shape } = jobStateStyle(job.state);
  const stopping = job.state === 'running' && job.cancelRequestedAt !== null;
  return (
    <Badge tone={tone} shape={shape}>
      {stopping ? 'Stopping' : title}
    </Badge>
  );
}

/**
 * Returns the checked share of discovered URLs, 0 to 1. It may fall, because a crawl discovers more as it
 * proceeds.
 */
export function fractionOf({ fetched, discovered }: JobProgress): number {
  return discovered === 0 ? 0 : Math.min(1, fetched / discovered);
}

/** Returns “412 of 900 discovered URLs checked”. */
export function progressWords({ state, progress }: Pick<Job, 'state' | 'progress'>): string {
  const { fetched, discovered } = progress;
  if (state === 'queued') return 'Not started yet';
  return discovered === 0
    ? 'Fetching the first page'
    : `${formatNumber(fetched)} of ${plural(discovered, 'discovered URL')} checked`;
}
