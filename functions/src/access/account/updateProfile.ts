import { getAuth } from 'firebase-admin/auth';
import type { UpdateProfileRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { paths } from '#functions/platform/firestore';
import { profileOf } from './authRecord';

/** The authentication record first: should the document fail, the next session's start brings it in line. */
export async function updateProfile(profile: UpdateProfileRequest, { uid }: Caller): Promise<object> {
  const account = await getAuth().updateUser(uid, profile);
  await paths.user(uid).update({ ...profileOf(account), updatedAt: new Date() });
  return {};
}
