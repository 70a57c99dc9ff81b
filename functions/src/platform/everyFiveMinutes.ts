import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { region } from '../../../src/domain/region';
import { observeTask } from './observe';

/** A function that the clock starts. A run continues what the one before left undone. */
export const everyFiveMinutes = (
  name: string,
  options: Omit<ScheduleOptions, 'schedule'>,
  work: (now: Date) => Promise<unknown>,
) =>
  onSchedule({ region, schedule: 'every 5 minutes', maxInstances: 1, ...options }, () =>
    observeTask(name, async () => {
      await work(new Date());
    }),
  );
