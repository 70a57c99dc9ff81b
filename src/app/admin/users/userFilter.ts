import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import { type PlanId, planIds } from '#domain/plans';
import { nameKeyOf, type User, type UserState, userStates } from '#domain/user';
import type { Backend, Filter, Query } from '#services/backend';

const userSorts = ['newest', 'oldest', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

export interface UserFilter {
  readonly state: UserState | '';
  readonly plan: PlanId | '';
  readonly role: 'admin' | '';
  /** The plan that users have requested. */
  readonly request: PlanId | '';
  readonly sort: UserSort;
}

/** Reads a filter from a URL; unknown values are ignored. */
export function readUserFilter(get: (name: string) => string): UserFilter {
  return {
    state: userStates.find((state) => state === get('state')) ?? '',
    plan: planIds.find((plan) => plan === get('plan')) ?? '',
    request: planIds.find((plan) => plan === get('request')) ?? '',
    role: get('role') === 'admin' ? 'admin' : '',
    sort: userSorts.find((sort) => sort === get('sort')) ?? 'newest',
  };
}

const orders: Record<UserSort, Query['orderBy']> = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  email: ['email', 'asc'],
};

const userPageSize = 25;

export function userQuery({
  state,
  plan,
  role,
  request,
  sort,
}: UserFilter): Query<User> & { readonly limit: number } {
  const where: Filter[] = [];
  if (state) where.push(['state', '==', state]);
  if (plan) where.push(['plan', '==', plan]);
  if (role) where.push(['admin', '==', true]);
  if (request) where.push(['planRequest.plan', '==', request]);
  return { from: paths.users, where, orderBy: orders[sort], limit: userPageSize };
}

export const userCursor = (sort: UserSort) => (user: User) =>
  [sort === 'email' ? user.email : user.createdAt, user.uid] as const;

/** Applies the same filter to search results. */
export function passes(user: User, { state, plan, role, request }: UserFilter): boolean {
  return (
    (!state || user.state === state) &&
    (!plan || user.plan === plan) &&
    (!role || user.admin) &&
    (!request || user.planRequest?.plan === request)
  );
}

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
