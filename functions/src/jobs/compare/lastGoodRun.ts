import { grades } from '#domain/score';
import { paths } from '#functions/platform/firestore';

/**
 * Returns the ID of the newest run of a schedule that succeeded and read a page; null if there is none. A run that
 * read no page has no findings, so everything would be new compared with it.
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
