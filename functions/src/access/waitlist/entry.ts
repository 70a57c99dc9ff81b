import { createHash, randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { WaitlistPlaceRequest, WaitlistPlaceResult } from '#domain/operations';
import type { User } from '#domain/user';
import type { WaitlistEntry } from '#domain/waitlist';
import type { Caller } from '#functions/platform/caller';
import { db, refs } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { authRecord, normalizeEmail } from '../authRecord';

/** Returns the ID of the entry of an email address, or of an account with an unverified one. */
export function entryIdFor(emailOrUid: string): string {
  return createHash('sha256').update(emailOrUid).digest('base64url').slice(0, 22);
}

/** Creates an entry for an email address without an account. */
export function newEntry(email: string, now: Date): WaitlistEntry {
  return {
    id: entryIdFor(email),
    email,
    state: 'waiting',
    joinedAt: now,
    decidedAt: null,
    uid: null,
    // 20 bytes are 27 characters, as `ticket` in src/domain/operations/fields.ts requires.
    ticket: randomBytes(20).toString('base64url'),
  };
}

/**
 * Creates an entry for an account. Its ID is derived from the uid, because anyone can sign up with someone else’s
 * email address.
 */
export function newAccountEntry({ uid, email }: Pick<User, 'uid' | 'email'>, now: Date): WaitlistEntry {
  return { ...newEntry(email, now), id: entryIdFor(uid), uid };
}

/** Reads the entry that belongs to an account. */
export async function entryOf(tx: Transaction, uid: string): Promise<WaitlistEntry | undefined> {
  return (await tx.get(refs.waitlist.where('uid', '==', uid).limit(1))).docs[0]?.data();
}

/** Whether the account has no email address or a verified one. */
export const hasVerifiedEmail = ({ email, emailVerified }: UserRecord) => !email || emailVerified;

/**
 * Whether an entry belongs to its email address rather than to an account. Only the owner of the address has its
 * ticket.
 */
export const belongsToEmail = ({ id, email }: WaitlistEntry) => id === entryIdFor(email);

/**
 * Whether an account has verified the email address of its entry. The address may have changed since, and a decision
 * about one address says nothing about another.
 */
export async function ownsEmail(entry: WaitlistEntry): Promise<boolean> {
  if (entry.uid === null || belongsToEmail(entry)) return true;
  const account = await authRecord(entry.uid);
  return normalizeEmail(account.email) === entry.email && hasVerifiedEmail(account);
}

/** Returns the entry after a change of the account’s email address. An approval was for the previous address. */
export function renamedEntry(own: WaitlistEntry, email: string): WaitlistEntry {
  if (own.email === email || belongsToEmail(own)) return own;
  const undecided = { state: 'waiting', decidedAt: null } as const;
  return { ...own, email, ...(own.state === 'approved' && undecided) };
}

/** Merges the entry of an account with that of its email address: the earlier place, and an approval of either. */
export function mergedEntry(own: WaitlistEntry, ofAddress: WaitlistEntry): WaitlistEntry {
  const approved = [ofAddress, own].find(({ state }) => state === 'approved') ?? ofAddress;
  return {
    ...ofAddress,
    state: approved.state,
    decidedAt: approved.decidedAt,
    joinedAt: new Date(Math.min(own.joinedAt.getTime(), ofAddress.joinedAt.getTime())),
    uid: own.uid,
  };
}

/** Returns the place of a ticket or of the signed-in user. @throws HttpsError `not-found` */
export async function waitlistPlace(
  { ticket }: WaitlistPlaceRequest,
  caller: Caller | null,
): Promise<WaitlistPlaceResult> {
  const entry = ticket === undefined ? await ownEntry(caller) : await entryWith(ticket);
  if (!entry) throw refusal('not-found');
  const { state, joinedAt } = entry;
  return {
    state,
    place: state === 'waiting' ? (await waitingBefore(joinedAt)) + 1 : null,
    joinedAt: joinedAt.toISOString(),
    confirmEmail: state === 'approved' && caller !== null && !(await authRecord(caller.uid)).emailVerified,
  };
}

async function entryWith(ticket: string): Promise<WaitlistEntry | undefined> {
  return (await refs.waitlist.where('ticket', '==', ticket).limit(1).get()).docs[0]?.data();
}

async function ownEntry(caller: Caller | null): Promise<WaitlistEntry | undefined> {
  if (!caller) throw refusal('unauthenticated');
  return db.runTransaction((tx) => entryOf(tx, caller.uid), { readOnly: true });
}

/** An aggregation costs one read per thousand entries. */
async function waitingBefore(joinedAt: Date): Promise<number> {
  const before = refs.waitlist.where('state', '==', 'waiting').where('joinedAt', '<', joinedAt);
  return (await before.count().get()).data().count;
}
