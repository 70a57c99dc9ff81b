import type { Transaction } from 'firebase-admin/firestore';
import { hasExpired } from '#domain/goneJob';
import type { Job } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import { paths } from '#functions/platform/firestore';
import type { Scheduled } from '../newJob';
import { comparableInput } from './comparability';

/** Earlier runs to look up, because some of the newest may have been deleted. */
const maxCandidates = 5;

interface NewRun {
  readonly uid: string;
  readonly input: StoredInput;
  readonly scheduled?: Scheduled | undefined;
}

/**
 * Returns the ID of the run that a new job is compared with: the newest one in the site's history that has the same
 * options and still exists, preferably of the same schedule. Reads at most six documents.
 */
export async function previousRun(
  tx: Transaction,
  { uid, input, scheduled }: NewRun,
  now: Date,
): Promise<string | null> {
  const own = scheduled?.previousJobId ?? null;
  const history = (await tx.get(paths.site(uid, new URL(input.url).host))).data();
  const comparable = comparableInput(input);
  const runs = (history?.runs ?? []).filter((run) => run.comparable === comparable).map(({ jobId }) => jobId);
  const newestFirst = runs.reverse().sort((a, b) => Number(b === own) - Number(a === own));
  const candidates = newestFirst.slice(0, maxCandidates).map((jobId) => paths.job(jobId));
  if (candidates.length === 0) return own;
  const found = await tx.getAll(...candidates, { fieldMask: ['jobId', 'state', 'expiresAt'] });
  const still = found.map((one) => one.data()).find((run) => run && canBeRead(run, now));
  return still?.jobId ?? own;
}

const canBeRead = (run: Pick<Job, 'state' | 'expiresAt'>, now: Date) =>
  run.state === 'succeeded' && !hasExpired(run, now);
