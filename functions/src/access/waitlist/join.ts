import { db, paths } from '../../platform/firestore';
import { sendMail } from '../../platform/mail';
import { anonymous, requireWithinLimits } from '../../platform/rateLimit';
import { entryIdFor, newEntry } from './entry';
import { approvedLetter, hasAccountLetter, joinedLetter } from './letters';

const perAddress = { what: 'joinWaitlist', count: 5, seconds: 86_400 };
const perIp = { what: 'joinWaitlist', count: 30, seconds: 3_600 };

/**
 * Puts an address on the waitlist and sends it a mail with its place. An address that is known gets a mail too, so that
 * whoever typed it learns nothing: only the mail's reader does.
 * @param email in lower case.
 * @throws HttpsError `slow-down`
 */
export async function join(email: string, ip: string): Promise<void> {
  const visitor = await anonymous(ip, new Date());
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const id = entryIdFor(email);
    const known = (await tx.get(paths.waitlistEntry(id))).data();
    const accounts = await tx.get(paths.users().where('email', '==', email).limit(1));
    const count = await requireWithinLimits(
      tx,
      [
        { ...perAddress, subject: id },
        { ...perIp, subject: visitor },
      ],
      now,
    );
    count();
    if (accounts.docs[0]?.data().state === 'active') return sendMail(tx, email, hasAccountLetter(), now);
    const entry = known ?? newEntry(email, now);
    if (!known) tx.create(paths.waitlistEntry(id), entry);
    sendMail(tx, email, entry.state === 'approved' ? approvedLetter(entry) : joinedLetter(entry), now);
  });
}
