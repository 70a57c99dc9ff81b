import { getAuth } from 'firebase-admin/auth';

/**
 * Returns the account's email address if its owner has confirmed that very address. Anyone can sign up with someone
 * else's, so mails go to confirmed addresses only.
 * @param email as the user's document has it: trimmed and in lower case.
 */
export async function confirmedAddress(uid: string, email: string): Promise<string | null> {
  if (!email) return null;
  const [account] = (await getAuth().getUsers([{ uid }])).users;
  return account?.emailVerified && account.email?.trim().toLowerCase() === email ? email : null;
}
