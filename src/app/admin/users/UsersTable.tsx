import { plans } from '#domain/plans';
import { pathTo } from '#domain/routes';
import type { User } from '#domain/user';
import { DateTime } from '#ui/DateTime';
import { selectionColumn } from '#ui/selection';
import { type Column, Table } from '#ui/Table';
import { RowLink } from '#ui/TextLink';
import { color } from '#ui/theme/tokens';
import { UserStateBadge } from './UserStateBadge';

const columns: readonly Column<User>[] = [
  {
    title: 'User',
    cut: true,
    cell: (user) => (
      <RowLink to={pathTo('adminUser', { uid: user.uid })} title={user.email || user.uid}>
        {user.email || user.uid}
      </RowLink>
    ),
  },
  {
    title: 'Name',
    width: '20%',
    cut: true,
    wideOnly: true,
    cell: (user) => <span css={{ color: color.inkSoft }}>{user.displayName}</span>,
  },
  { title: 'State', width: '9rem', cell: (user) => <UserStateBadge state={user.state} /> },
  { title: 'Plan', width: '5rem', cell: (user) => plans[user.plan].name },
  { title: 'Role', width: '5rem', cell: (user) => (user.admin ? 'Admin' : null) },
  {
    title: 'Joined',
    width: '9rem',
    cell: (user) => (
      <span css={{ color: color.inkFaint, whiteSpace: 'nowrap' }}>
        <DateTime date={user.createdAt} />
      </span>
    ),
  },
];

interface UsersTableProps {
  readonly users: readonly User[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

export function UsersTable({ users, selected, onSelect }: UsersTableProps) {
  const select = selectionColumn<User>({
    rows: users,
    keyOf: (user) => user.uid,
    nameOf: (user) => user.email || user.uid,
    selected,
    onSelect,
  });
  return <Table caption="Users" columns={[select, ...columns]} rows={users} keyOf={(user) => user.uid} />;
}
