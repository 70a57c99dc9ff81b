import { getFunctions } from 'firebase-admin/functions';
import { region } from '../../../src/domain/region';

export interface SliceTask {
  readonly jobId: string;
  /** From 1. */
  readonly slice: number;
}

/** A little over the longest slice (25 minutes), below the service's limit of 30. */
export const dispatchDeadlineSeconds = 1_700;

/** Puts a slice on the queue. The name is the slice's own, so asking twice runs it once. */
export async function enqueueSlice(task: SliceTask): Promise<void> {
  const queue = getFunctions().taskQueue<SliceTask>(`locations/${region}/functions/runJob`);
  try {
    await queue.enqueue(task, { id: `${task.jobId}-${task.slice}`, dispatchDeadlineSeconds });
  } catch (error) {
    if (!isAlreadyQueued(error)) throw error;
  }
}

function isAlreadyQueued(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}
