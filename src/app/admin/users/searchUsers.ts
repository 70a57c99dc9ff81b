import { nameKeyOf, type User } from '#domain/user';
import type { Backend, Query } from '#services/backend';

/** Maximum per kind of match: a search costs some dozens of reads, however many users there are. */
const most = 20;

/** Finds users by user ID, or by the beginning of their email address or name. */
export async function searchUsers({ data }: Backend, typed: string): Promise<readonly User[]> {
  const text = typed.trim();
  const [byUid, byEmail, byName] = await Promise.all([
    text.includes('/') ? null : data.readDocument<User>(`users/${text}`),
    data.readQuery<User>(beginningWith('email', text.toLowerCase())),
    data.readQuery<User>(beginningWith('nameKey', nameKeyOf(text))),
  ]);
  const found = [...(byUid ? [byUid] : []), ...byEmail, ...byName];
  return [...new Map(found.map((user) => [user.uid, user])).values()];
}

/** The last character of the Basic Multilingual Plane sorts after all others. */
function beginningWith(field: string, text: string): Query {
  return {
    from: 'users',
    where: [
      [field, '>=', text],
      [field, '<', `${text}\uf8ff`],
    ],
    orderBy: [field, 'asc'],
    limit: most,
  };
}
