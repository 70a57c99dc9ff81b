import { getAuth } from 'firebase-admin/auth';
import { paths } from '#functions/platform/firestore';
import { forEachSettled } from '#functions/platform/forEachSettled';
import { ignoreUserNotFound } from '../account/authRecord';

/** A custom token can be exchanged for this long, so a view's account may come back after its view has ended. */
const tokenMs = 3_600_000;

/**
 * Ends a view. Rules and functions refuse its tokens as soon as the document says so; without the account its refresh
 * tokens are worthless. `sweepViews` deletes the document, and an account that this could not delete.
 */
export async function endView(viewUid: string): Promise<void> {
  await paths.view(viewUid).update({ endsAt: new Date() });
  await ignoreUserNotFound(getAuth().deleteUser(viewUid));
}

/** Ends the views that this person has as an admin, and those that admins have of this person. */
export async function endViewsOf(uid: string): Promise<void> {
  const now = new Date();
  for (const field of ['adminUid', 'userUid'] as const) {
    const { docs } = await paths.views().where(field, '==', uid).get();
    const live = docs.filter((view) => view.data().endsAt > now);
    await forEachSettled(live, ({ id }) => endView(id));
  }
}

/** Deletes the accounts of views that have ended, and their documents once no token can bring the account back. */
export async function sweepViews(now: Date): Promise<void> {
  const ended = await paths.views().where('endsAt', '<=', now).get();
  await forEachSettled(ended.docs, async (snapshot) => {
    await ignoreUserNotFound(getAuth().deleteUser(snapshot.id));
    if (snapshot.data().startedAt.getTime() + tokenMs > now.getTime()) return;
    await snapshot.ref.delete({ lastUpdateTime: snapshot.updateTime });
  });
}
