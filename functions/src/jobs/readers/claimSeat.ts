import { randomUUID } from 'node:crypto';
import type { Job } from '../../../../src/domain/job';
import { db, paths } from '../../platform/firestore';
import { asRead, commitUnlessOvertaken } from '../../platform/preconditions';
import type { ReaderTask } from '../../platform/tasks';
import type { Seat } from '../records';

export interface Claim {
  readonly jobId: string;
  readonly seat: string;
  readonly fence: number;
  readonly slices: number;
  readonly job: Job;
}

/** @returns null when the seat is taken or gone, or nobody leads the job any more: there is nothing to read. */
export async function claimSeat({ jobId, seat }: ReaderTask): Promise<Claim | null> {
  const [seatDoc, runDoc, jobDoc] = await Promise.all([
    paths.seat(jobId, seat).get(),
    paths.run(jobId).get(),
    paths.job(jobId).get(),
  ]);
  const [found, run, job] = [seatDoc.data(), runDoc.data(), jobDoc.data()];
  if (!found || !run || !job || found.holder !== null) return null;
  if (run.holder === null || run.fence !== found.fence) return null;
  const write = db.batch();
  const taken: Pick<Seat, 'holder'> = { holder: randomUUID() };
  write.update(paths.seat(jobId, seat), taken, asRead(seatDoc));
  if (!(await commitUnlessOvertaken(write))) return null;
  return { jobId, seat, fence: found.fence, slices: found.slices, job };
}
