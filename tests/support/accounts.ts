import { auth, db } from './stack';

/** What the database knows of somebody. */
export const userOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();

/** What somebody's next token will say. */
export const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};

/** What admins did to somebody, in order. */
export const deedsOn = async (uid: string) =>
  (await db.collection('audit').where('targetUid', '==', uid).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
