import { useState } from 'react';
import { explain } from '#app/live/explain';
import { usePages } from '#app/live/usePages';
import { useUrlFilters } from '#app/live/useUrlFilters';
import type { User } from '#domain/user';
import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { BulkActions } from './BulkActions';
import { UserFilters } from './UserFilters';
import { UsersTable } from './UsersTable';
import { passes, readUserFilter, type UserFilter, userCursor, userQuery, useUserSearch } from './userFilter';

export function UsersScreen() {
  const { get, set } = useUrlFilters();
  const filter = readUserFilter(get);
  const searchText = get('q');
  const showAll = (
    <Button onClick={() => set({ q: '', state: '', plan: '', role: '' })}>Show all users</Button>
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
  const filtered = filter.state !== '' || filter.plan !== '' || filter.role !== '';
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
