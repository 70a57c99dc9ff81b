import type {
  CreateScheduleRequest,
  CreateScheduleResult,
  DeleteScheduleRequest,
  UpdateScheduleRequest,
} from '#domain/operations';
import type { Backend } from '#services/backend';

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
