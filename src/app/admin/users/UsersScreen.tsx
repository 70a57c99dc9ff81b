import { useState } from 'react';
import { explain } from '#app/live/explain';
import { usePages } from '#app/live/usePages';
import { useUrlFilters } from '#app/live/useUrlFilters';
import { plans } from '#domain/plans';
import { pathTo } from '#domain/routes';
import type { User } from '#domain/user';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Page } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { selectionColumn } from '#ui/selection';
import { type Column, Table } from '#ui/Table';
import { RowLink } from '#ui/TextLink';
import { color, space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { BulkActions } from './BulkActions';
import { UserFilters } from './UserFilters';
import { UserStateBadge } from './UserStateBadge';
import { passes, readUserFilter, type UserFilter, userCursor, userQuery, useUserSearch } from './userFilter';

export function UsersScreen() {
  const { get, set } = useUrlFilters();
  const filter = readUserFilter(get);
  const searchText = get('q');
  const showAll = (
    <Button onClick={() => set({ q: '', state: '', plan: '', request: '', role: '' })}>Show all users</Button>
  );
  return (
    <Page title="Users">
      <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UserFilters filter={filter} searchText={searchText} set={set} />
        {searchText === '' ? (
          <List filter={filter} showAll={showAll} />
        ) : (
          <Found key={searchText} searchText={searchText} filter={filter} showAll={showAll} />
        )}
      </div>
    </Page>
  );
}

interface ListProps {
  readonly filter: UserFilter;
  readonly showAll: JSX.Element;
}

function List({ filter, showAll }: ListProps) {
  const pages = usePages(userQuery(filter), userCursor(filter.sort));
  const { state, plan, request, role } = filter;
  const filtered = [state, plan, request, role].some((chosen) => chosen !== '');
  return (
    <Paged
      things="users"
      pages={pages}
      empty={
        <EmptyState
          title={filtered ? 'No users match these filters' : 'No users yet'}
          actions={filtered && showAll}
        />
      }
    >
      {(users) => <Selectable users={users} />}
    </Paged>
  );
}

/** Shows search results, which are a snapshot; the list without a search is live. */
function Found({ searchText, filter, showAll }: ListProps & { readonly searchText: string }) {
  const found = useUserSearch(searchText);
  if (found.status === 'error') return <ErrorState words={explain(found.error)} actions={showAll} />;
  if (found.status === 'loading') return <SkeletonRows words={`Searching for ${searchText}`} />;
  const shown = found.value.filter((user) => passes(user, filter));
  if (shown.length === 0) {
    return (
      <EmptyState title={`No users found for “${searchText}”`} actions={showAll}>
        Search matches a complete user ID, or the beginning of an email address or name.
      </EmptyState>
    );
  }
  return <Selectable users={shown} />;
}

function Selectable({ users }: { readonly users: readonly User[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = users.filter((user) => selected.has(user.uid));
  return (
    <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      {chosen.length > 0 && <BulkActions users={chosen} onDone={() => setSelected(new Set())} />}
      <UsersTable users={users} selected={selected} onSelect={setSelected} />
    </div>
  );
}

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

function UsersTable({ users, selected, onSelect }: UsersTableProps) {
  const select = selectionColumn<User>({
    rows: users,
    keyOf: (user) => user.uid,
    nameOf: (user) => user.email || user.uid,
    selected,
    onSelect,
  });
  return <Table caption="Users" columns={[select, ...columns]} rows={users} keyOf={(user) => user.uid} />;
}
