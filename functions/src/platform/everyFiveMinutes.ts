import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { observeTask } from './observe';
import { instanceOptions } from './options';

/** A function that the clock starts. A run continues what the one before left undone. */
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
