import { createHash, randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/https';
import { db, refs } from './firestore';
import { refusal } from './refusal';
import { networkOf, peerFactor, type Visitor, visitorKey } from './visitor';

/** Maximum number of uses in a time window. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

export interface Use extends RateLimit {
  readonly what: string;
  readonly subject: string;
  /** Returns the error for a use over the limit, which the next window at `retryAt` allows. */
  readonly refuse?: (retryAt: Date) => HttpsError;
}

/**
 * Counts uses against their limits. Increments the counters without a transaction, in which parallel calls of a user
 * would lock each other for seconds. A rejected call counts only if it raced with others.
 * @throws HttpsError `slow-down`, or the error of the use, if a limit is exceeded.
 */
export async function countUses(uses: readonly Use[], now: Date): Promise<void> {
  const counters = uses.map((use) => ({ use, ...counterOf(use, now) }));
  const documents = counters.map(({ ref }) => ref);
  const before = await db.getAll(...documents);
  const full = counters.find(({ use }, index) => (before[index]?.data()?.count ?? 0) >= use.count);
  if (full) throw refusalOf(full);
  const batch = db.batch();
  for (const { use, ref, expiresAt } of counters) {
    batch.set(ref, { subject: use.subject, count: FieldValue.increment(1), expiresAt }, { merge: true });
  }
  await batch.commit();
  const after = await db.getAll(...documents);
  const exceeded = counters.find(({ use }, index) => (after[index]?.data()?.count ?? 0) > use.count);
  if (exceeded) throw refusalOf(exceeded);
}

const refusalOf = ({ use, expiresAt }: { readonly use: Use; readonly expiresAt: Date }) =>
  use.refuse?.(expiresAt) ?? refusal('slow-down');

/**
 * Counts one use and returns whether it was within its limit. For work that is skipped, rather than rejected, beyond
 * it.
 */
export async function takeUse(use: Use, now: Date): Promise<boolean> {
  const { ref, expiresAt } = counterOf(use, now);
  const count = (await ref.get()).data()?.count ?? 0;
  if (count >= use.count) return false;
  await ref.set({ subject: use.subject, count: FieldValue.increment(1), expiresAt }, { merge: true });
  return true;
}

/** Returns the counter of the current window. Its ID contains the window, so a new window needs no read. */
function counterOf({ what, subject, seconds }: Use, now: Date) {
  const windowMs = seconds * 1_000;
  const window = Math.floor(now.getTime() / windowMs);
  const ref = refs.rateLimits.doc(`${what} ${subject} ${window}`);
  return { ref, expiresAt: new Date((window + 1) * windowMs) };
}

/** Returns the uses that count for a visitor: one for the visitor, and one for the connected host. */
export async function usesBy(
  visitor: Visitor,
  what: string,
  { count, seconds }: RateLimit,
  now: Date,
): Promise<readonly Use[]> {
  return [
    { what, subject: await anonymous(visitorKey(visitor), now), count, seconds },
    {
      what: `${what} peer`,
      subject: await anonymous(networkOf(visitor.peer), now),
      count: count * peerFactor,
      seconds,
    },
  ];
}

/**
 * Returns the subject of a visitor's host for a function that is only called directly, so the connected host is the
 * visitor's own. Nothing that the caller claims counts.
 */
export const directSubject = ({ peer }: Visitor, now: Date) => anonymous(networkOf(peer), now);

const dayMs = 86_400_000;
let salt: { readonly day: string; readonly value: string } | undefined;

/** Returns a digest of an IP address that is meaningless once the day’s salt is deleted. */
async function anonymous(ip: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (salt?.day !== day) salt = { day, value: await saltOf(day, now) };
  return createHash('sha256').update(`${salt.value} ${ip}`).digest('base64url').slice(0, 22);
}

function saltOf(day: string, now: Date): Promise<string> {
  return db.runTransaction(async (tx) => {
    const known = (await tx.get(refs.dailySalt(day))).data();
    if (known) return known.salt;
    const fresh = randomBytes(16).toString('base64url');
    tx.create(refs.dailySalt(day), { salt: fresh, expiresAt: new Date(now.getTime() + 2 * dayMs) });
    return fresh;
  });
}
