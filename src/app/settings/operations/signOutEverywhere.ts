import type { Backend } from '#services/backend';

/** Ends every session of this account; the other browsers hear of it by the user's document. */
export async function signOutEverywhere({ auth, functions }: Backend): Promise<void> {
  await functions.call('signOutEverywhere', {});
  await auth.signOut();
}
