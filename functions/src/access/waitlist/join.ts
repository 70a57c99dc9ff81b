import { queueEmail } from '#functions/platform/email';
import { db, paths } from '#functions/platform/firestore';
import { countUses, usesBy } from '#functions/platform/rateLimit';
import { verifiedEmail } from '#functions/platform/verifiedEmail';
import type { Visitor } from '#functions/platform/visitor';
import { approvedEmail, hasAccountEmail, joinedEmail } from './emails';
import { entryIdFor, newEntry } from './entry';

const perEmail = { what: 'joinWaitlist', count: 5, seconds: 86_400 };
const perVisitor = { count: 30, seconds: 3_600 };
/** Limits the emails that visitors can make us send. */
const total = { what: 'joinWaitlist', subject: 'everyone', count: 2_000, seconds: 3_600 };

/**
 * Adds an email address to the waitlist and emails its place. A known address gets an email too, so that only the
 * reader of the email learns whether it was known.
 * @param email in lower case.
 * @throws HttpsError `slow-down`
 */
export async function join(email: string, visitor: Visitor): Promise<void> {
  const id = entryIdFor(email);
  const calledAt = new Date();
  const uses = await usesBy(visitor, 'joinWaitlist', perVisitor, calledAt);
  await countUses([{ ...perEmail, subject: id }, ...uses, total], calledAt);
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const known = (await tx.get(paths.waitlistEntry(id))).data();
    const accounts = await tx.get(paths.users().where('email', '==', email).limit(1));
    const account = accounts.docs[0]?.data();
    // An account with an unverified address doesn’t keep the owner of the address off the waitlist.
    if (account?.state === 'active' && (await verifiedEmail(account.uid, email)))
      return queueEmail(tx, email, hasAccountEmail(), now);
    const entry = known ?? newEntry(email, now);
    if (!known) tx.create(paths.waitlistEntry(id), entry);
    queueEmail(tx, email, entry.state === 'approved' ? approvedEmail(entry) : joinedEmail(entry), now);
  });
}
