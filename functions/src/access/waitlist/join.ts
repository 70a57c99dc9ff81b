import { confirmedAddress } from '#functions/platform/confirmedAddress';
import { db, paths } from '#functions/platform/firestore';
import { sendMail } from '#functions/platform/mail';
import { countUses, usesBy } from '#functions/platform/rateLimit';
import type { Visitor } from '#functions/platform/visitor';
import { entryIdFor, newEntry } from './entry';
import { approvedLetter, hasAccountLetter, joinedLetter } from './letters';

const perAddress = { what: 'joinWaitlist', count: 5, seconds: 86_400 };
const perVisitor = { count: 30, seconds: 3_600 };
/** Bounds the mails that strangers can make us send. */
const inAll = { what: 'joinWaitlist', subject: 'everyone', count: 2_000, seconds: 3_600 };

/**
 * Puts an address on the waitlist and sends it a mail with its place. An address that is known gets a mail too, so that
 * whoever typed it learns nothing: only the mail's reader does.
 * @param email in lower case.
 * @throws HttpsError `slow-down`
 */
export async function join(email: string, visitor: Visitor): Promise<void> {
  const id = entryIdFor(email);
  const calledAt = new Date();
  const uses = await usesBy(visitor, 'joinWaitlist', perVisitor, calledAt);
  await countUses([{ ...perAddress, subject: id }, ...uses, inAll], calledAt);
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const known = (await tx.get(paths.waitlistEntry(id))).data();
    const accounts = await tx.get(paths.users().where('email', '==', email).limit(1));
    const account = accounts.docs[0]?.data();
    // An account that only claims the address doesn't keep its owner off the list.
    if (account?.state === 'active' && (await confirmedAddress(account.uid, email)))
      return sendMail(tx, email, hasAccountLetter(), now);
    const entry = known ?? newEntry(email, now);
    if (!known) tx.create(paths.waitlistEntry(id), entry);
    sendMail(tx, email, entry.state === 'approved' ? approvedLetter(entry) : joinedLetter(entry), now);
  });
}
