import type {
  CreateScheduleRequest,
  CreateScheduleResult,
  DeleteScheduleRequest,
  UpdateScheduleRequest,
} from '../../../domain/operations';
import type { Schedule } from '../../../domain/schedule';
import type { Backend, Query } from '../../../services/backend';

/** A person's schedules, the next to run first; those that are paused come before them. */
export function schedulesQuery(uid: string, limit: number): Query {
  return {
    from: 'schedules',
    where: [['ownerUid', '==', uid]],
    orderBy: ['nextRunAt', 'asc'],
    limit,
  };
}

/** The next to run first, what is paused last. */
export function inOrder(schedules: readonly Schedule[]): readonly Schedule[] {
  const time = ({ nextRunAt }: Schedule) => nextRunAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return [...schedules].sort((a, b) => time(a) - time(b));
}

export function createSchedule(
  { functions }: Backend,
  request: CreateScheduleRequest,
): Promise<CreateScheduleResult> {
  return functions.call('createSchedule', request);
}

export async function updateSchedule({ functions }: Backend, request: UpdateScheduleRequest): Promise<void> {
  await functions.call('updateSchedule', request);
}

export async function deleteSchedule({ functions }: Backend, request: DeleteScheduleRequest): Promise<void> {
  await functions.call('deleteSchedule', request);
}
