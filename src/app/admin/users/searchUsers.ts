import { nameKeyOf, type User } from '#domain/user';
import type { Backend, Query } from '#services/backend';

/** At most so many of each kind of match: a search costs some dozens of reads, however many users there are. */
const most = 20;

/** Who has this user id, or an address or a name that begins so. */
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

/** The last character of the plane that text is made of sorts after every other. */
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
