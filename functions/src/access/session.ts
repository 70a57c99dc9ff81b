import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { type AccessSettings, admit, defaultAccessSettings, sameClaims } from '#domain/access';
import type { SignOutUserRequest, StartSessionRequest, StartSessionResult } from '#domain/operations';
import { newUser, type User } from '#domain/user';
import { recordAction } from '../platform/auditLog';
import type { Caller, SignedIn } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { requireActingAdmin, requireTarget } from './admin/actor';
import { authRecord, type Profile, profileOf, syncClaims } from './authRecord';
import { endViewsOf } from './views';
import {
  belongsToEmail,
  entryIdFor,
  entryOf,
  hasVerifiedEmail,
  mergedEntry,
  newAccountEntry,
  renamedEntry,
} from './waitlist/entry';

/**
 * Starts a session: creates the user document for a new account, adds it to the waitlist if it must wait, and updates
 * profile and claims. The next call repairs an interrupted one.
 * @throws HttpsError `sign-ups-closed`, `account-deleting`
 */
export async function startSession(
  { ticket }: StartSessionRequest,
  caller: SignedIn,
): Promise<StartSessionResult> {
  // A view is read-only.
  if (caller.viewUid !== null) return { claims: caller.claims, refresh: false };
  const { confirmed } = await ensureUser(caller.uid, ticket);
  const claims = await syncClaims(caller.uid);
  return { claims, refresh: confirmed || !sameClaims(claims, caller.claims) };
}

/** Creates or updates the user document. Returns whether the ticket verified the email address. */
async function ensureUser(uid: string, ticket: string | undefined): Promise<{ confirmed: boolean }> {
  return db.runTransaction(async (tx) => {
    const now = new Date();
    const existing = (await tx.get(refs.user(uid))).data();
    if ((await tx.get(refs.deletion(uid))).exists) throw refusal('account-deleting');
    const settings = (await tx.get(refs.accessSettings)).data();
    // Read in the transaction, so that an account deleted meanwhile doesn’t get a document again.
    const account = await authRecord(uid);
    const profile = profileOf(account);
    const { own: known, ofAddress } = await entriesOf(tx, uid, profile.email);
    const own = known && existing?.state !== 'active' ? renamedEntry(known, profile.email) : known;
    // Anyone can sign up with someone else's email address, so its entry requires a verified address or the emailed
    // ticket.
    const hasTicket = ofAddress !== undefined && ofAddress.ticket === ticket;
    const proven = hasVerifiedEmail(account) || hasTicket;
    const confirmed = hasTicket && !account.emailVerified;
    if (confirmed) await confirmAddress(account);
    const claimed = proven ? ofAddress : undefined;
    const entry = own && claimed ? mergedEntry(own, claimed) : (claimed ?? own);
    const invited = entry?.state === 'approved' && (proven || belongsToEmail(entry));

    const user = existing
      ? renewed(existing, profile, invited)
      : admitted(uid, profile, invited, { ...defaultAccessSettings, ...settings }, now);
    if (!existing) tx.create(refs.user(uid), user);
    else if (!sameUser(existing, user)) tx.set(refs.user(uid), { ...user, updatedAt: now });
    if (entry && (claimed || own !== known)) tx.set(refs.waitlistEntry(entry.id), { ...entry, uid });
    if (own && claimed) tx.delete(refs.waitlistEntry(own.id));
    if (!entry && user.state === 'waitlisted') {
      const fresh = newAccountEntry(user, now);
      tx.create(refs.waitlistEntry(fresh.id), fresh);
    }
    return { confirmed };
  });
}

/** Verifies the email address. Sets it too, because it may have changed since it was read. */
async function confirmAddress({ uid, email }: UserRecord): Promise<void> {
  await getAuth().updateUser(uid, { email: email ?? '', emailVerified: true });
}

/** Reads the entry of the account, and another entry of its email address. */
async function entriesOf(tx: Transaction, uid: string, email: string) {
  const own = await entryOf(tx, uid);
  if (!email || own?.id === entryIdFor(email)) return { own, ofAddress: undefined };
  return { own, ofAddress: (await tx.get(refs.waitlistEntry(entryIdFor(email)))).data() };
}

function admitted(
  uid: string,
  profile: Profile,
  invited: boolean,
  { mode, plan, limits }: AccessSettings,
  now: Date,
): User {
  const state = admit(mode, invited);
  if (state === 'refused') throw refusal('sign-ups-closed');
  return newUser({ uid, ...profile, state, plan, limits }, now);
}

function renewed(user: User, profile: Profile, invited: boolean): User {
  const state = user.state === 'waitlisted' && invited ? 'active' : user.state;
  return { ...user, ...profile, state };
}

function sameUser(a: User, b: User): boolean {
  return (['email', 'displayName', 'nameKey', 'photoURL', 'state'] as const).every(
    (field) => a[field] === b[field],
  );
}

/**
 * Ends all sessions of an account. The document makes functions and rules reject existing tokens immediately, and
 * revoked refresh tokens prevent new ones. If the latter fails, a repeated call does it.
 */
export async function endSessions(
  uid: string,
  inTransaction?: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await inTransaction?.(tx, now);
    tx.update(refs.user(uid), { signedOutAt: now, updatedAt: now });
  });
  await endViewsOf(uid);
  await getAuth().revokeRefreshTokens(uid);
}

export async function signOutUser({ uid }: SignOutUserRequest, caller: Caller): Promise<object> {
  await endSessions(uid, async (tx, now) => {
    await requireActingAdmin(tx, caller.uid);
    await requireTarget(tx, uid);
    recordAction(tx, { actorUid: caller.uid, action: 'user.sign-out', targetUid: uid }, now);
  });
  return {};
}
