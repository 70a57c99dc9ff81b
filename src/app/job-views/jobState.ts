import { canCancel, canRetry, hasEnded, type Job, type JobState } from '#domain/job';
import type { Tone } from '#ui/Badge';
import type { ShapeName } from '#ui/Shape';

export interface JobStateLook {
  readonly title: string;
  readonly tone: Tone;
  readonly shape: ShapeName;
  /** What the filter says when no job is in this state. */
  readonly none: string;
}

/** The one place where a state becomes something to look at. */
export function lookOf(state: JobState): JobStateLook {
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

/** An action that is offered; `reason` says why it can't be taken now. */
export interface OfferedAction {
  readonly reason: string | undefined;
}

export interface JobActions {
  /** undefined: not offered in this state. */
  readonly cancel: OfferedAction | undefined;
  readonly retry: OfferedAction | undefined;
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
