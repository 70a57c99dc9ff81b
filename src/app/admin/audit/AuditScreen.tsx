import { useUrlFilters } from '#app/live/useUrlFilters';
import { auditActions } from '#domain/auditLog';
import { pathTo } from '#domain/routes';
import { Page, Toolbar } from '#ui/Page';
import { Select } from '#ui/Select';
import { EmptyState } from '#ui/States';
import { TextInput } from '#ui/TextInput';
import { ButtonLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { AuditList } from './AuditList';
import { readAuditFilter } from './auditQuery';
import { auditActionWords } from './auditWords';
import { UserInput } from './UserInput';

/** Lists every admin action: its actor and its changes. Entries are immutable. */
export function AuditScreen() {
  const { get, set } = useUrlFilters();
  const filter = readAuditFilter(get);
  const filtered = Object.keys(filter).length > 0;
  return (
    <Page title="Audit log">
      <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Toolbar label="Filter the audit log">
          <Select
            label="Action"
            value={filter.action ?? ''}
            options={[
              { value: '', label: 'Any action' },
              ...auditActions.map((value) => ({ value, label: auditActionWords[value] })),
            ]}
            onChoose={(action) => set({ action })}
          />
          <UserInput label="Actor" uid={filter.actorUid ?? ''} onEntered={(actor) => set({ actor })} />
          <UserInput label="Target" uid={filter.targetUid ?? ''} onEntered={(target) => set({ target })} />
          <TextInput label="From" type="date" value={filter.from ?? ''} onText={(from) => set({ from })} />
          <TextInput label="To" type="date" value={filter.to ?? ''} onText={(to) => set({ to })} />
        </Toolbar>
        <AuditList
          filter={filter}
          empty={
            filtered ? (
              <EmptyState
                title="No entries match these filters"
                actions={<ButtonLink to={pathTo('adminAudit')}>Clear filters</ButtonLink>}
              />
            ) : (
              <EmptyState title="No admin actions yet">
                Every change an admin makes to an account or a setting is recorded here and can’t be edited.
              </EmptyState>
            )
          }
        />
      </div>
    </Page>
  );
}
