import { getAuth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { type AccessMode, accessModes, type Claims, defaultAccessMode } from '../../../src/domain/access';
import type { StartSessionResult } from '../../../src/domain/operations';
import type { User } from '../../../src/domain/user';
import type { Caller } from '../platform/callable';
import { db, paths } from '../platform/firestore';

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

export function claimsOf(user: Pick<User, 'state' | 'admin'>): Claims {
  return {
    ...(user.admin && { admin: true }),
    ...(user.state === 'blocked' && { blocked: true }),
    ...(user.state === 'waitlisted' && { waitlisted: true }),
  };
}

function sameClaims(a: Claims, b: Claims): boolean {
  return (['admin', 'blocked', 'waitlisted'] as const).every(
    (claim) => (a[claim] ?? false) === (b[claim] ?? false),
  );
}

async function ensureUser({ uid, email }: Caller): Promise<User> {
  return db.runTransaction(async (tx) => {
    const existing = (await tx.get(paths.user(uid))).data();
    if (existing) return existing;
    const mode = accessModeOf((await tx.get(paths.accessSettings())).data()?.mode);
    if (mode === 'closed') {
      throw new HttpsError('permission-denied', 'Plumbline takes no new sign-ups at present.');
    }
    const now = new Date();
    const user: User = {
      uid,
      email,
      displayName: null,
      state: mode === 'open' ? 'active' : 'waitlisted',
      admin: false,
      plan: 'free',
      limits: {},
      blockedReason: null,
      createdAt: now,
      updatedAt: now,
    };
    tx.create(paths.user(uid), user);
    return user;
  });
}

function accessModeOf(mode: string | undefined): AccessMode {
  return accessModes.find((known) => known === mode) ?? defaultAccessMode;
}
