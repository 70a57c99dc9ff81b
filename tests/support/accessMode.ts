import type { AccessMode } from '../../src/domain/access';
import { db } from './stack';

/** Changes how sign-ups are treated, past the admin's function and its log. */
export async function setSignUps(mode: AccessMode): Promise<void> {
  await db.doc('settings/access').set({ mode });
}
