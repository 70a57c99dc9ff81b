import { getAuth } from 'firebase-admin/auth';
import {
  type AccessMode,
  accessModes,
  claimsOf,
  defaultAccessMode,
  sameClaims,
} from '../../../src/domain/access';
import type { StartSessionResult } from '../../../src/domain/operations';
import { newUser, type User } from '../../../src/domain/user';
import type { Caller } from '../platform/callable';
import { db, paths } from '../platform/firestore';
import { refusal } from '../platform/refusal';

/**
 * Runs once a session: makes the user's document at the first one, and brings the claims in line with it. A run that
 * failed in the middle is repaired by the next.
 */
export async function startSession(caller: Caller): Promise<StartSessionResult> {
  const user = await ensureUser(caller);
  const claims = claimsOf(user);
  const account = await getAuth().getUser(caller.uid);
  if (!sameClaims(claims, account.customClaims ?? {}))
    await getAuth().setCustomUserClaims(caller.uid, claims);
  return { claims, refresh: !sameClaims(claims, caller.claims) };
}

async function ensureUser({ uid, email }: Caller): Promise<User> {
  return db.runTransaction(async (tx) => {
    const existing = (await tx.get(paths.user(uid))).data();
    if (existing) return existing;
    const mode = accessModeOf((await tx.get(paths.accessSettings())).data()?.mode);
    if (mode === 'closed') throw refusal('sign-ups-closed');
    const now = new Date();
    const user = newUser({ uid, email, state: mode === 'open' ? 'active' : 'waitlisted' }, now);
    tx.create(paths.user(uid), user);
    return user;
  });
}

function accessModeOf(mode: string | undefined): AccessMode {
  return accessModes.find((known) => known === mode) ?? defaultAccessMode;
}
