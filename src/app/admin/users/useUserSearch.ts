import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import { nameKeyOf, type User } from '#domain/user';
import type { Backend, Query } from '#services/backend';

/** Maximum per kind of match: a search costs some dozens of reads, however many users there are. */
const maxResults = 20;

/** Finds users by user ID, or by the beginning of their email address or name. */
export function useUserSearch(text: string): Read<readonly User[]> {
  const backend = useBackend();
  return useRead(text, () => searchUsers(backend, text.trim()));
}

async function searchUsers({ data }: Backend, text: string): Promise<readonly User[]> {
  const [byUid, byEmail, byName] = await Promise.all([
    text.includes('/') ? null : data.readDocument(paths.user(text)),
    data.readQuery(beginningWith('email', text.toLowerCase())),
    data.readQuery(beginningWith('nameKey', nameKeyOf(text))),
  ]);
  const found = [...(byUid ? [byUid] : []), ...byEmail, ...byName];
  return [...new Map(found.map((user) => [user.uid, user])).values()];
}

/** The last character of the Basic Multilingual Plane sorts after all others. */
function beginningWith(field: string, text: string): Query<User> {
  return {
    from: paths.users,
    where: [
      [field, '>=', text],
      [field, '<', `${text}\uf8ff`],
    ],
    orderBy: [field, 'asc'],
    limit: maxResults,
  };
}
