import { getFunctions } from 'firebase-admin/functions';
import { region } from '#domain/region';
import { currentTrace, type Trace } from './observe';
import { dispatchDeadlineSeconds } from './options';

export interface SliceTask {
  readonly jobId: string;
  /** From 1. */
  readonly slice: number;
  /** What asked for the slice: a press of a button, or the slice before it. */
  readonly trace?: Trace | undefined;
}

/**
 * Puts a slice on the queue. The name is the slice's own, so asking twice runs it once.
 * @param again another name, for a task that the queue has had and lost.
 */
export async function enqueueSlice(task: SliceTask, again?: string): Promise<void> {
  const name = `${task.jobId}-${task.slice}`;
  const options = { id: again === undefined ? name : `${name}-${again}`, dispatchDeadlineSeconds };
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

/** Asking twice runs it twice, which deletes nothing more: a deletion that got stuck can be asked for again. */
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

/** Asking twice runs it twice, which deletes nothing more. */
export async function enqueueJobDeletion(task: JobDeletionTask): Promise<void> {
  await queueOf<JobDeletionTask>('runJobDeletion').enqueue(task, { dispatchDeadlineSeconds });
}

function queueOf<Task extends object>(name: string) {
  return getFunctions().taskQueue<Task>(`locations/${region}/functions/${name}`);
}

function isAlreadyQueued(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}
