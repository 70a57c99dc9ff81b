import { getAuth } from 'firebase-admin/auth';
import { paths } from '#functions/platform/firestore';
import { forEachSettled } from '#functions/platform/forEachSettled';
import { ignoreUserNotFound } from '../account/authRecord';

/** A custom token is valid for this long, so it can recreate the account of a view that has ended. */
const tokenMs = 3_600_000;

/**
 * Ends a view. Rules and functions reject its tokens as soon as the document says so, and without an account its
 * refresh tokens are useless. `sweepViews` deletes the document later, and the account if this fails.
 */
export async function endView(viewUid: string): Promise<void> {
  await paths.view(viewUid).update({ endsAt: new Date() });
  await ignoreUserNotFound(getAuth().deleteUser(viewUid));
}

/** Ends the views that a user has started as an admin, and those that admins have of this user. */
export async function endViewsOf(uid: string): Promise<void> {
  const now = new Date();
  for (const field of ['adminUid', 'userUid'] as const) {
    const { docs } = await paths.views().where(field, '==', uid).get();
    const live = docs.filter((view) => view.data().endsAt > now);
    await forEachSettled(live, ({ id }) => endView(id));
  }
}

/** Deletes the accounts of ended views, and the documents once no token can recreate the account. */
export async function sweepViews(now: Date): Promise<void> {
  const ended = await paths.views().where('endsAt', '<=', now).get();
  await forEachSettled(ended.docs, async (snapshot) => {
    await ignoreUserNotFound(getAuth().deleteUser(snapshot.id));
    if (snapshot.data().startedAt.getTime() + tokenMs > now.getTime()) return;
    await snapshot.ref.delete({ lastUpdateTime: snapshot.updateTime });
  });
}
