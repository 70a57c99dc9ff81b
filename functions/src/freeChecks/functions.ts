import { onTaskDispatched } from 'firebase-functions/tasks';
import { startFreeCheckSchema } from '#domain/operations';
import { visitorCallable } from '../platform/callable';
import { observeTask } from '../platform/observe';
import { dispatches, instanceOptions } from '../platform/options';
import type { FreeCheckTask } from '../platform/tasks';
import { maxAttempts } from './record';
import { runFreeCheck as run } from './run';
import { startFreeCheck as start } from './start';

export const startFreeCheck = visitorCallable(
  { name: 'startFreeCheck', schema: startFreeCheckSchema },
  start,
);

/** The attempt after the last one ends the check as failed. */
export const runFreeCheck = onTaskDispatched<FreeCheckTask>(
  {
    ...instanceOptions.freeCheck,
    ...dispatches(instanceOptions.freeCheck),
    retryConfig: { maxAttempts: maxAttempts + 1, minBackoffSeconds: 1, maxBackoffSeconds: 10 },
  },
  ({ data }) => observeTask('runFreeCheck', () => run(data.checkId)),
);
