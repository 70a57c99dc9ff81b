import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { db, paths } from './firestore';
import type { Uses } from './records';
import { refusal } from './refusal';
import { networkOf, peerFactor, type Visitor } from './visitor';

/** At most so many uses in a window of so many seconds. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

export interface Use extends RateLimit {
  readonly what: string;
  readonly subject: string;
}

/**
 * Holds several uses against their limits. Reads only; the returned function writes that they happened, once the
 * transaction has read all it needs.
 * @throws HttpsError `slow-down` when one is beyond its limit.
 */
export async function requireWithinLimits(
  tx: Transaction,
  uses: readonly Use[],
  now: Date,
): Promise<() => void> {
  const refs = uses.map(({ what, subject }) => paths.rateLimits().doc(`${what} ${subject}`));
  const counted = refs.length > 0 ? await tx.getAll(...refs) : [];
  const next = uses.map(({ subject, count, seconds }, index) => {
    const windowMs = seconds * 1_000;
    const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
    const before = counted[index]?.data();
    const used = before?.windowStart.getTime() === windowStart.getTime() ? before.count : 0;
    if (used >= count) throw refusal('slow-down');
    return { subject, windowStart, count: used + 1, expiresAt: new Date(windowStart.getTime() + windowMs) };
  });
  return () => {
    for (const [index, ref] of refs.entries()) tx.set(ref, next[index] as Uses);
  };
}

const dayMs = 86_400_000;
let salt: { readonly day: string; readonly value: string } | undefined;

/** What one visitor uses up of a limit: their own, and that of the host that really connected. */
export async function usesBy(
  { claimed, peer }: Visitor,
  what: string,
  { count, seconds }: RateLimit,
  now: Date,
): Promise<readonly Use[]> {
  return [
    { what, subject: await anonymous(networkOf(claimed), now), count, seconds },
    {
      what: `${what} peer`,
      subject: await anonymous(networkOf(peer), now),
      count: count * peerFactor,
      seconds,
    },
  ];
}

/** An IP address as a digest that means nothing once the day's salt is gone. */
async function anonymous(ip: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (salt?.day !== day) salt = { day, value: await saltOf(day, now) };
  return createHash('sha256').update(`${salt.value} ${ip}`).digest('base64url').slice(0, 22);
}

function saltOf(day: string, now: Date): Promise<string> {
  return db.runTransaction(async (tx) => {
    const known = (await tx.get(paths.salt(day))).data();
    if (known) return known.salt;
    const fresh = randomBytes(16).toString('base64url');
    tx.create(paths.salt(day), { salt: fresh, expiresAt: new Date(now.getTime() + 2 * dayMs) });
    return fresh;
  });
}
