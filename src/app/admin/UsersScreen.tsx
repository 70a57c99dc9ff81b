import { plans } from '../../domain/plans';
import { pathTo } from '../../domain/routes';
import type { User, UserState } from '../../domain/user';
import { Badge, type Tone } from '../../ui/Badge';
import { DateTime } from '../../ui/DateTime';
import { Page } from '../../ui/Page';
import type { ShapeName } from '../../ui/Shape';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../ui/States';
import { type Column, Table } from '../../ui/Table';
import { RowLink } from '../../ui/TextLink';
import { explain } from '../live/explain';
import { useQuery } from '../live/useLive';

const newest = 25;

export const userStateLooks: Record<UserState, { title: string; tone: Tone; shape: ShapeName }> = {
  active: { title: 'Active', tone: 'fixed', shape: 'tick' },
  waitlisted: { title: 'Waitlisted', tone: 'warning', shape: 'ring' },
  blocked: { title: 'Blocked', tone: 'error', shape: 'cross' },
  deleting: { title: 'Being deleted', tone: 'error', shape: 'cross' },
};

export function UserStateBadge({ state }: { readonly state: UserState }) {
  const { title, tone, shape } = userStateLooks[state];
  return (
    <Badge tone={tone} shape={shape}>
      {title}
    </Badge>
  );
}

const columns: readonly Column<User>[] = [
  {
    title: 'User',
    cell: (user) => <RowLink to={pathTo('adminUser', { uid: user.uid })}>{user.email || user.uid}</RowLink>,
  },
  { title: 'State', width: '9rem', cell: (user) => <UserStateBadge state={user.state} /> },
  { title: 'Plan', width: '6rem', cell: (user) => plans[user.plan].name },
  { title: 'Role', width: '6rem', wideOnly: true, cell: (user) => (user.admin ? 'Admin' : 'User') },
  { title: 'Joined', width: '9rem', cell: (user) => <DateTime date={user.createdAt} /> },
];

export function UsersScreen() {
  const users = useQuery<User>({ from: 'users', orderBy: ['createdAt', 'desc'], limit: newest });
  return (
    <Page title="Users" above={`The ${newest} newest`}>
      {users.status === 'loading' && <SkeletonRows words="Loading users" />}
      {users.status === 'error' && <ErrorState words={explain(users.error)} />}
      {users.status === 'ready' &&
        (users.value.length > 0 ? (
          <Table caption="The newest users" columns={columns} rows={users.value} keyOf={(user) => user.uid} />
        ) : (
          <EmptyState title="Nobody has signed up yet" />
        ))}
    </Page>
  );
}
