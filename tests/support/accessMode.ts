import type { AccessMode } from '#domain/access';
import { paths } from '#domain/collections';
import { db } from './stack';

/** Sets the access mode directly, without the admin function and its audit log. */
export async function setSignUps(mode: AccessMode): Promise<void> {
  await db.doc(paths.accessSettings).set({ mode });
}
