import { createScheduleSchema, deleteScheduleSchema, updateScheduleSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { withHeaderKeys } from '../platform/encryption';
import { everyFiveMinutes } from '../platform/tasks';
import { createSchedule as create, deleteSchedule as remove, updateSchedule as update } from './change';
import { runDue } from './runDue';

export const createSchedule = callable(
  { name: 'createSchedule', schema: createScheduleSchema, access: 'active', handlesHeaders: true },
  create,
);

export const updateSchedule = callable(
  { name: 'updateSchedule', schema: updateScheduleSchema, access: 'active', handlesHeaders: true },
  update,
);

export const deleteSchedule = callable(
  { name: 'deleteSchedule', schema: deleteScheduleSchema, access: 'active' },
  remove,
);

/** Starts runs up to five minutes late, because a shorter interval would mostly find nothing to do. */
export const runSchedules = everyFiveMinutes('runSchedules', 'clock', runDue, withHeaderKeys);
