import { db, paths } from '../../platform/firestore';

/** Clears away what slices left that died: every seat from before this fence, and what was handed in there. */
export async function clearSeats(jobId: string, beforeFence = Number.POSITIVE_INFINITY): Promise<void> {
  const [seats, handIns] = await Promise.all([
    paths.seats(jobId).where('fence', '<', beforeFence).get(),
    paths.handIns(jobId).where('fence', '<', beforeFence).get(),
  ]);
  if (seats.empty && handIns.empty) return;
  const write = db.batch();
  for (const { ref } of seats.docs) write.delete(ref);
  for (const { ref } of handIns.docs) write.delete(ref);
  await write.commit();
}
