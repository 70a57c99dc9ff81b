import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { observeTask } from './observe';
import { instanceOptions } from './options';

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
