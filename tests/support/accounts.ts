import { paths } from '#domain/collections';
import { auth, db } from './stack';

/** Reads a user's document. */
export const userOf = async (uid: string) => (await db.doc(paths.user(uid)).get()).data();

/** Reads the claims of a user's next token. */
export const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};

/** Lists the admin actions on a user, in order. */
export const actionsOn = async (uid: string) =>
  (await db.collection(paths.auditLog).where('targetUid', '==', uid).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
