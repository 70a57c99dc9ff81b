import { type FormEvent, useEffect, useState } from 'react';
import { planIds, plans } from '#domain/plans';
import { userStates } from '#domain/user';
import { Button } from '#ui/Button';
import { Toolbar } from '#ui/Page';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';
import { userStateStyles } from './UserStateBadge';
import type { UserFilter, UserSort } from './userFilter';

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly searchText: string;
  readonly set: (changes: Readonly<Record<string, string>>) => void;
}

const sortLabels: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  email: 'By email address',
};

export function UserFilters({ filter, searchText, set }: UserFiltersProps) {
  return (
    <Toolbar label="Filter users">
      <Search searchText={searchText} onSearch={(q) => set({ q })} />
      <Select
        label="State"
        value={filter.state}
        options={[
          { value: '', label: 'Any state' },
          ...userStates.map((value) => ({ value, label: userStateStyles[value].title })),
        ]}
        onChoose={(state) => set({ state })}
      />
      <Select
        label="Plan"
        value={filter.plan}
        options={[
          { value: '', label: 'Any plan' },
          ...planIds.map((value) => ({ value, label: plans[value].name })),
        ]}
        onChoose={(plan) => set({ plan })}
      />
      <Select
        label="Requested plan"
        value={filter.request}
        options={[
          { value: '', label: 'Any or none' },
          ...planIds.slice(1).map((value) => ({ value, label: plans[value].name })),
        ]}
        onChoose={(request) => set({ request })}
      />
      <Select
        label="Role"
        value={filter.role}
        options={[
          { value: '', label: 'Any role' },
          { value: 'admin', label: 'Admins' },
        ]}
        onChoose={(role) => set({ role })}
      />
      <Select
        label="Order"
        value={filter.sort}
        options={(['newest', 'oldest', 'email'] as const).map((value) => ({
          value,
          label: sortLabels[value],
        }))}
        onChoose={(sort) => set({ sort: sort === 'newest' ? '' : sort })}
      />
    </Toolbar>
  );
}

function Search({
  searchText,
  onSearch,
}: {
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(searchText);
  useEffect(() => setTyped(searchText), [searchText]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={onSubmit} css={{ display: 'flex', alignItems: 'end', gap: space(2), flex: '1 1 18rem' }}>
      <div css={{ flex: 1 }}>
        <TextInput
          label="Search"
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Email, name or user ID"
          value={typed}
          onText={setTyped}
        />
      </div>
      <Button type="submit">Search users</Button>
    </form>
  );
}
