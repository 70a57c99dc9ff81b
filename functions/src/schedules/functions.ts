import { onSchedule } from 'firebase-functions/scheduler';
import {
  createScheduleSchema,
  deleteScheduleSchema,
  updateScheduleSchema,
} from '../../../src/domain/operations';
import { region } from '../../../src/domain/region';
import { callable } from '../platform/callable';
import { observe } from '../platform/observe';
import { createSchedule as create, deleteSchedule as remove, updateSchedule as update } from './change';
import { runDue } from './runDue';

export const createSchedule = callable(
  { name: 'createSchedule', schema: createScheduleSchema, who: 'active' },
  create,
);

export const updateSchedule = callable(
  { name: 'updateSchedule', schema: updateScheduleSchema, who: 'active' },
  update,
);

export const deleteSchedule = callable(
  { name: 'deleteSchedule', schema: deleteScheduleSchema, who: 'active' },
  remove,
);

/** Runs come up to five minutes after their time: that many fewer turns of a clock that mostly has nothing to do. */
export const runSchedules = onSchedule(
  { region, schedule: 'every 5 minutes', timeoutSeconds: 300, maxInstances: 1 },
  () =>
    observe({ name: 'runSchedules', kind: 'task', trace: undefined, isExpected: () => false }, () =>
      runDue(new Date()),
    ),
);
