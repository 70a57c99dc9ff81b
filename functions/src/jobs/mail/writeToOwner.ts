import type { Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '../../../../src/domain/comparison';
import type { Job } from '../../../../src/domain/job';
import { defaultPreferences } from '../../../../src/domain/preferences';
import { paths } from '../../platform/firestore';
import { sendMail } from '../../platform/mail';
import { letterAtEnd } from './letters';

/**
 * Writes to the owner of a job that ends, if they want it. Reads at once; the answer writes, together with the job's end,
 * so that there is one mail for one end.
 */
export async function writeToOwner(
  tx: Transaction,
  job: Job,
  comparison: Comparison | null,
): Promise<((now: Date) => void) | undefined> {
  const wishes = (await tx.get(paths.preferences(job.ownerUid))).data() ?? defaultPreferences;
  const letter = letterAtEnd(job, comparison, wishes.notifications);
  if (!letter) return undefined;
  const owner = (await tx.get(paths.user(job.ownerUid))).data();
  if (!owner?.email) return undefined;
  return (now) => sendMail(tx, owner.email, letter, now);
}
