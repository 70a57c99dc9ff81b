import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { type AccessSettings, admit, defaultAccessSettings, sameClaims } from '#domain/access';
import type { StartSessionRequest, StartSessionResult } from '#domain/operations';
import { deviceOf, sessionIdOf, type UserSession } from '#domain/session';
import { newUser, type User } from '#domain/user';
import type { Client } from '../platform/callable';
import type { SignedIn, Token } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { authRecord, type Profile, profileOf, syncClaims } from './authRecord';
import { forgetSessions } from './sessionEnds';
import {
  belongsToEmail,
  entryIdFor,
  entryOf,
  hasVerifiedEmail,
  mergedEntry,
  newAccountEntry,
  renamedEntry,
} from './waitlist/entry';

/** A session that hasn't been used for this long is no longer listed. */
const retentionMs = 90 * 86_400_000;

/**
 * Starts a session and lists it: creates the user document for a new account, adds it to the waitlist if it must wait,
 * and updates profile and claims. The next call repairs an interrupted one.
 * @throws HttpsError `sign-ups-closed`, `sign-ups-paused`, `account-deleting`
 */
export async function startSession(
  { ticket, replaces }: StartSessionRequest,
  caller: SignedIn,
  { userAgent }: Client,
): Promise<StartSessionResult> {
  // A view is read-only.
  if (caller.viewUid !== null) return { claims: caller.claims, refresh: false };
  const { confirmed, validSince } = await ensureUser(caller.uid, ticket, (tx, now) =>
    recordSession(tx, caller, userAgent, replaces, now),
  );
  // A changed password or email address has ended them at Firebase Authentication.
  await forgetSessions(caller.uid, validSince, sessionIdOf(caller.signedInAt));
  const claims = await syncClaims(caller.uid);
  return { claims, refresh: confirmed || !sameClaims(claims, caller.claims) };
}

/**
 * Lists the caller's session, or updates when it was last used.
 * @param replaces the session that the same browser had before, such as before it confirmed the user's identity.
 */
export function recordSession(
  tx: Transaction,
  { uid, signedInAt }: Token,
  userAgent: string | undefined,
  replaces: string | undefined,
  now: Date,
): void {
  const id = sessionIdOf(signedInAt);
  const session: UserSession = {
    signedInAt,
    device: deviceOf(userAgent),
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + retentionMs),
  };
  tx.set(refs.session(uid, id), session);
  if (replaces !== undefined && replaces !== id) tx.delete(refs.session(uid, replaces));
}

interface Ensured {
  /** Whether the ticket verified the email address. */
  readonly confirmed: boolean;
  /** Firebase Authentication has revoked the refresh tokens of earlier logins. */
  readonly validSince: Date;
}

/** Creates or updates the user document. */
async function ensureUser(
  uid: string,
  ticket: string | undefined,
  inTransaction: (tx: Transaction, now: Date) => void,
): Promise<Ensured> {
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
    const ownsEmail = hasVerifiedEmail(account) || hasTicket;
    const confirmed = hasTicket && !account.emailVerified;
    if (confirmed) await confirmAddress(account);
    const claimed = ownsEmail ? ofAddress : undefined;
    const entry = own && claimed ? mergedEntry(own, claimed) : (claimed ?? own);
    const invited = entry?.state === 'approved' && (ownsEmail || belongsToEmail(entry));

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
    inTransaction(tx, now);
    return { confirmed, validSince: new Date(account.tokensValidAfterTime ?? 0) };
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
  { mode, plan, limits, signUpsPaused }: AccessSettings,
  now: Date,
): User {
  if (signUpsPaused) throw refusal('sign-ups-paused');
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
