import { createScheduleSchema, deleteScheduleSchema, updateScheduleSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { everyFiveMinutes } from '../platform/everyFiveMinutes';
import { withHeaderKeys } from '../platform/sealing';
import { createSchedule as create, deleteSchedule as remove, updateSchedule as update } from './change';
import { runDue } from './runDue';

export const createSchedule = callable(
  { name: 'createSchedule', schema: createScheduleSchema, who: 'active', handlesHeaders: true },
  create,
);

export const updateSchedule = callable(
  { name: 'updateSchedule', schema: updateScheduleSchema, who: 'active', handlesHeaders: true },
  update,
);

export const deleteSchedule = callable(
  { name: 'deleteSchedule', schema: deleteScheduleSchema, who: 'active' },
  remove,
);

/** Starts runs up to five minutes late, because a shorter interval would mostly find nothing to do. */
export const runSchedules = everyFiveMinutes('runSchedules', 'clock', runDue, withHeaderKeys);
