import type { Backend } from '#services/backend';

/** Ends every session of this account; other browsers learn of it from the user's document. */
export async function signOutEverywhere({ auth, functions }: Backend): Promise<void> {
  await functions.call('signOutEverywhere', {});
  await auth.signOut();
}
