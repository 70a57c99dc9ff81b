import { getAuth } from 'firebase-admin/auth';
import type { UpdateProfileRequest } from '#domain/operations';
import type { SignedIn } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { profileOf } from './authRecord';

/**
 * Changes the name and photo of the caller. The next session repairs the document if it can't be written after the
 * account. Firebase Authentication stores only URLs of photos, so an uploaded one is in a document of its own.
 */
export async function updateProfile(
  { displayName, photoURL, uploadedPhoto }: UpdateProfileRequest,
  { uid }: SignedIn,
): Promise<object> {
  const account = await getAuth().updateUser(uid, { displayName, photoURL });
  const batch = db.batch();
  if (uploadedPhoto) batch.set(refs.uploadedPhoto(uid), { image: uploadedPhoto });
  if (uploadedPhoto === null) batch.delete(refs.uploadedPhoto(uid));
  batch.update(refs.user(uid), {
    ...profileOf(account),
    ...(uploadedPhoto !== undefined && { hasUploadedPhoto: uploadedPhoto !== null }),
    updatedAt: new Date(),
  });
  await batch.commit();
  return {};
}
