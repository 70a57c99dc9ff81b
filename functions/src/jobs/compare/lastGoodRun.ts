import { paths } from '../../platform/firestore';

/** The newest run of a schedule that came to its end, with what runs are compared with: its report. Null without one. */
export async function lastGoodRun(scheduleId: string): Promise<string | null> {
  const good = paths
    .jobs()
    .where('scheduleId', '==', scheduleId)
    .where('state', '==', 'succeeded')
    .orderBy('createdAt', 'desc')
    .limit(1);
  return (await good.select().get()).docs.at(0)?.id ?? null;
}
