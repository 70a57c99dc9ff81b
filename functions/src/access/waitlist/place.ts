import type { WaitlistPlaceRequest, WaitlistPlaceResult } from '#domain/operations';
import type { WaitlistEntry } from '#domain/waitlist';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { authRecord } from '../account/authRecord';
import { entryOf } from './entry';

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
  return (await paths.waitlist().where('ticket', '==', ticket).limit(1).get()).docs[0]?.data();
}

async function ownEntry(caller: Caller | null): Promise<WaitlistEntry | undefined> {
  if (!caller) throw refusal('unauthenticated');
  return db.runTransaction((tx) => entryOf(tx, caller.uid), { readOnly: true });
}

/** An aggregation costs one read per thousand entries. */
async function waitingBefore(joinedAt: Date): Promise<number> {
  const before = paths.waitlist().where('state', '==', 'waiting').where('joinedAt', '<', joinedAt);
  return (await before.count().get()).data().count;
}
