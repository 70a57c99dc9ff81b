import { paths } from '#domain/collections';
import type { User } from '#domain/user';
import { type Live, useDocument } from './useLive';

/**
 * Returns the photo of a user: the uploaded one as a data URL, or the URL of one at another site. Reads the uploaded
 * photo only if there is one.
 */
export function usePhoto(user: User | null): Live<string | null> {
  const uploaded = user?.hasUploadedPhoto === true;
  const document = useDocument(uploaded ? paths.uploadedPhoto(user.uid) : undefined);
  if (!user) return { status: 'loading' };
  if (!uploaded) return { status: 'ready', value: user.photoURL };
  if (document.status !== 'ready') return document;
  return { status: 'ready', value: document.value?.image ?? user.photoURL };
}
