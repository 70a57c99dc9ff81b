import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '../../../../src/domain/user';
import type { WaitlistEntry } from '../../../../src/domain/waitlist';
import { paths } from '../../platform/firestore';

/** One entry for each address, however often it joins; an account without an address has one by its uid. */
export function entryIdFor(addressOrUid: string): string {
  return createHash('sha256').update(addressOrUid).digest('base64url').slice(0, 22);
}

export function newEntry(email: string, uid: string | null, now: Date): WaitlistEntry {
  return {
    id: entryIdFor(email || (uid ?? '')),
    email,
    state: 'waiting',
    joinedAt: now,
    decidedAt: null,
    uid,
    // 20 bytes are 27 characters, as `ticket` in src/domain/operations/fields.ts has it.
    ticket: randomBytes(20).toString('base64url'),
  };
}

/** The entry of an account: by its address, or the one it was given before its address changed. */
export async function entryOf(
  tx: Transaction,
  { uid, email }: Pick<User, 'uid' | 'email'>,
): Promise<WaitlistEntry | undefined> {
  const byAddress = (await tx.get(paths.waitlistEntry(entryIdFor(email || uid)))).data();
  if (byAddress) return byAddress;
  return (await tx.get(paths.waitlist().where('uid', '==', uid).limit(1))).docs[0]?.data();
}
