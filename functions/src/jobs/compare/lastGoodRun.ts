import { grades } from '#domain/score';
import { paths } from '#functions/platform/firestore';

/**
 * The newest run of a schedule that came to its end and read a page: with its report runs are compared. One that read none
 * knows of no fault, and all that there are would be news after it. Null without one.
 */
export async function lastGoodRun(scheduleId: string): Promise<string | null> {
  const good = paths
    .jobs()
    .where('scheduleId', '==', scheduleId)
    .where('state', '==', 'succeeded')
    .where('grade', 'in', grades)
    .orderBy('createdAt', 'desc')
    .limit(1);
  return (await good.select().get()).docs.at(0)?.id ?? null;
}
