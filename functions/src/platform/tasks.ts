import { getFunctions } from 'firebase-admin/functions';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { region } from '#domain/region';
import { currentTrace, observeTask, type Trace } from './observe';
import { dispatchDeadlineSeconds, instanceOptions } from './options';

export interface SliceTask {
  readonly jobId: string;
  /** From 1. */
  readonly slice: number;
  /** The trace of the request or of the slice that enqueued this one. */
  readonly trace?: Trace | undefined;
}

/**
 * Enqueues a slice. The task has the slice's name, so it runs only once even if enqueued twice.
 * @param suffix makes another name, for a task that the queue has lost.
 */
export async function enqueueSlice(task: SliceTask, suffix?: string): Promise<void> {
  const name = `${task.jobId}-${task.slice}`;
  const options = { id: suffix === undefined ? name : `${name}-${suffix}`, dispatchDeadlineSeconds };
  const traced: SliceTask = { ...task, trace: await currentTrace() };
  try {
    await queueOf<SliceTask>('runJob').enqueue(traced, options);
  } catch (error) {
    if (!isAlreadyQueued(error)) throw error;
  }
}

export interface DeletionTask {
  readonly uid: string;
}

/** May be enqueued twice, so that a stuck deletion can be requested again. */
export async function enqueueDeletion(task: DeletionTask): Promise<void> {
  await queueOf<DeletionTask>('runDeletion').enqueue(task, { dispatchDeadlineSeconds });
}

export interface WaitlistTask {
  readonly batchId: string;
}

export async function enqueueWaitlistBatch(task: WaitlistTask): Promise<void> {
  await queueOf<WaitlistTask>('runWaitlistBatch').enqueue(task, { dispatchDeadlineSeconds });
}

export interface JobDeletionTask {
  readonly jobIds: readonly string[];
}

/** May be enqueued twice: the second run finds nothing to delete. */
export async function enqueueJobDeletion(task: JobDeletionTask): Promise<void> {
  await queueOf<JobDeletionTask>('runJobDeletion').enqueue(task, { dispatchDeadlineSeconds });
}

export interface RecountTask {
  readonly ownerUid: string;
  readonly host: string;
}

/** May be enqueued twice: the second run finds nothing to recount. */
export async function enqueueRecount(task: RecountTask): Promise<void> {
  await queueOf<RecountTask>('runRecount').enqueue(task, { dispatchDeadlineSeconds });
}

export interface FreeCheckTask {
  readonly checkId: string;
}

/** The task has the ID of its check, so it is enqueued only once. */
export async function enqueueFreeCheck(task: FreeCheckTask): Promise<void> {
  const { timeoutSeconds: dispatchDeadlineSeconds } = instanceOptions.freeCheck;
  await queueOf<FreeCheckTask>('runFreeCheck').enqueue(task, { id: task.checkId, dispatchDeadlineSeconds });
}

function queueOf<Task extends object>(name: string) {
  return getFunctions().taskQueue<Task>(`locations/${region}/functions/${name}`);
}

function isAlreadyQueued(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}

/** Defines a function that runs every five minutes. Each run continues what the last one left. */
export const everyFiveMinutes = (
  name: string,
  runsAs: 'clock' | 'sweep',
  work: (now: Date) => Promise<unknown>,
  options: Pick<ScheduleOptions, 'secrets'> = {},
) =>
  onSchedule({ schedule: 'every 5 minutes', ...instanceOptions[runsAs], ...options }, () =>
    observeTask(name, async () => {
      await work(new Date());
    }),
  );
