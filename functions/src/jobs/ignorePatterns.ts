import { createHash } from 'node:crypto';
import { type Match, maxPatternsPerSite } from '#domain/ignorePattern';
import type {
  AddIgnorePatternRequest,
  AddIgnorePatternResult,
  RemoveIgnorePatternRequest,
} from '#domain/operations';
import type { Caller } from '../platform/caller';
import { refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { requireJobAccess } from './jobAccess';
import { changeIgnored } from './recount';

/**
 * Stores the owner's decision about all findings that a pattern matches. A pattern that exists gets the new decision.
 * @throws HttpsError `not-found` unless the caller owns the job, `too-many-decisions`
 */
export async function addIgnorePattern(
  { jobId, pattern }: AddIgnorePatternRequest,
  caller: Caller,
): Promise<AddIgnorePatternResult> {
  const patternId = patternIdOf(pattern);
  await changeIgnored(caller.uid, jobId, async (tx) => {
    const job = requireJobAccess((await tx.get(refs.job(jobId))).data(), caller);
    // An admin can open the report, but not decide for its owner.
    if (job.ownerUid !== caller.uid) throw refusal('not-found');
    const patterns = refs.ignorePatterns(caller.uid, job.host);
    const stored = patterns.doc(patternId);
    const [before, count] = [await tx.get(stored), await tx.get(patterns.count())];
    if (!before.exists && count.data().count >= maxPatternsPerSite) throw refusal('too-many-decisions');
    tx.set(stored, { ...pattern, at: new Date() });
    return job;
  });
  return { patternId };
}

/** Deletes a pattern of one of the caller's sites. Deleting one that doesn't exist changes nothing. */
export async function removeIgnorePattern(
  { host, patternId, jobId }: RemoveIgnorePatternRequest,
  { uid }: Caller,
): Promise<object> {
  await changeIgnored(uid, jobId, async (tx) => {
    tx.delete(refs.ignorePatterns(uid, host).doc(patternId));
    return { ownerUid: uid, host };
  });
  return {};
}

/** Two patterns that match the same findings have the same ID. */
function patternIdOf({ rule, page, target }: Match): string {
  const content = JSON.stringify([rule, page, target]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
