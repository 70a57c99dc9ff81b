import { canCancel, canRetry, hasEnded, type Job, type JobState } from '#domain/job';
import { type BulkResult, bulkSize } from '#domain/operations';
import { plural } from '#ui/format';

export const bulkActions = ['cancel', 'retry', 'label', 'export', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

export interface BulkRequest {
  readonly action: BulkAction;
  readonly jobs: readonly Job[];
}

export interface BulkDialogProps {
  readonly request: BulkRequest | undefined;
  readonly uid: string;
  readonly onClose: () => void;
  /**
   * Called when something has changed, so that the list is reloaded.
   * @param isLate the dialog was closed meanwhile, and other jobs may be selected.
   */
  readonly onDone: (isLate: boolean) => void;
}

/** The maximum handled at a time; a filter can narrow the list down. */
export const maxBulkJobs = 1_000;

type Judged = Pick<Job, 'state' | 'cancelRequestedAt'>;

/** Returns why the action excludes a job; undefined when it doesn't. */
export function reasonAgainst(action: BulkAction, job: Judged): string | undefined {
  switch (action) {
    case 'cancel':
      if (hasEnded(job.state)) return 'has ended';
      return canCancel(job) ? undefined : 'is already stopping';
    case 'retry':
      if (canRetry(job)) return undefined;
      return hasEnded(job.state) ? 'has succeeded' : 'hasn’t ended yet';
    case 'delete':
      return hasEnded(job.state) ? undefined : 'hasn’t ended yet. Cancel it first';
    case 'label':
    case 'export':
      return undefined;
  }
}

export interface Preview {
  readonly able: readonly Job[];
  /** The excluded jobs by reason, most frequent first. */
  readonly unable: readonly { readonly reason: string; readonly count: number }[];
}

/** Returns what an action would do to the selected jobs. */
export function previewOf(action: BulkAction, jobs: readonly Job[]): Preview {
  const able: Job[] = [];
  const reasons = new Map<string, number>();
  for (const job of jobs) {
    const reason = reasonAgainst(action, job);
    if (reason === undefined) able.push(job);
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const unable = [...reasons].map(([reason, count]) => ({ reason, count }));
  return { able, unable: unable.sort((a, b) => b.count - a.count) };
}

/** Returns why an action is disabled for these rows: it excludes all of them. */
export function unavailableFor(action: BulkAction, jobs: readonly Job[]): string | undefined {
  const { able, unable } = previewOf(action, jobs);
  const first = unable[0];
  if (able.length > 0 || !first) return undefined;
  if (jobs.length === 1) return `It ${first.reason}.`;
  return unable.length === 1 ? `Each job ${first.reason}.` : 'None of these jobs can be changed.';
}

/** Returns the same for all jobs of one state, including those that have not been read. */
export function unavailableInState(action: BulkAction, state: JobState): string | undefined {
  const reason = reasonAgainst(action, { state, cancelRequestedAt: null });
  return reason && `Each job ${reason}.`;
}

export interface ActionWords {
  readonly verb: string;
  readonly working: (done: number, all: number) => string;
  readonly done: (count: number) => string;
}

const jobs = (count: number) => plural(count, 'job');
const of = (done: number, all: number) => `${done} of ${jobs(all)}`;

export const actionWords: Record<BulkAction, ActionWords> = {
  cancel: {
    verb: 'Cancel',
    working: (done, all) => `Canceling: ${of(done, all)}`,
    done: (count) => `${jobs(count)} canceling`,
  },
  retry: {
    verb: 'Retry',
    working: (done, all) => `Retrying: ${of(done, all)}`,
    done: (count) => `${jobs(count)} retried`,
  },
  label: {
    verb: 'Label',
    working: (done, all) => `Labeling: ${of(done, all)}`,
    done: (count) => `${jobs(count)} labeled`,
  },
  export: {
    verb: 'Export',
    working: (done, all) => `Exporting: ${of(done, all)}`,
    done: (count) => `${jobs(count)} exported`,
  },
  delete: {
    verb: 'Delete',
    working: (done, all) => `Deleting: ${of(done, all)}`,
    done: (count) => `${jobs(count)} deleted`,
  },
};

const unlabelWords: ActionWords = {
  verb: 'Remove label from',
  working: (done, all) => `Removing the label: ${of(done, all)}`,
  done: (count) => `Label removed from ${jobs(count)}`,
};

/** Returns the words for an action with its input: an empty label removes the current one. */
export function wordsFor(action: BulkAction, label: string): ActionWords {
  return action === 'label' && label === '' ? unlabelWords : actionWords[action];
}

/** Returns the label that all jobs share; null where none has one, undefined where they differ. */
export function commonLabel(chosen: readonly Pick<Job, 'label'>[]): string | null | undefined {
  const [first, ...others] = new Set(chosen.map(({ label }) => label));
  return others.length === 0 ? (first ?? null) : undefined;
}

export const nothingYet: BulkResult = { done: [], refused: [] };

/**
 * Sends the jobs in calls of at most `bulkSize`, one after the other, and reports the combined result after
 * each.
 * @param soFar results before a call failed: those jobs are not sent again, because that would be rejected.
 */
export async function inChunks(
  jobIds: readonly string[],
  send: (chunk: string[]) => Promise<BulkResult>,
  soFar: BulkResult,
  tell: (soFar: BulkResult) => void,
): Promise<BulkResult> {
  const settled = new Set([...soFar.done, ...soFar.refused.map(({ jobId }) => jobId)]);
  const rest = jobIds.filter((jobId) => !settled.has(jobId));
  let known = soFar;
  for (let at = 0; at < rest.length; at += bulkSize) {
    const { done, refused } = await send(rest.slice(at, at + bulkSize));
    known = { done: [...known.done, ...done], refused: [...known.refused, ...refused] };
    tell(known);
  }
  return known;
}
