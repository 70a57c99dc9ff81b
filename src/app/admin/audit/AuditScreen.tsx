import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useDocument } from '#app/live/useLive';
import { useUrlFilters } from '#app/live/useUrlFilters';
import { auditActions } from '#domain/auditLog';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import type { DataService } from '#services/backend';
import { Page, Toolbar } from '#ui/Page';
import { Select } from '#ui/Select';
import { EmptyState } from '#ui/States';
import { TextInput } from '#ui/TextInput';
import { ButtonLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { AuditList, auditActionWords, readAuditFilter } from './AuditList';

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

interface UserInputProps {
  readonly label: string;
  /** The user's ID, or empty. */
  readonly uid: string;
  readonly onEntered: (uid: string) => void;
}

/** Takes an email address or a user ID, on Enter or blur, and shows the email address of a known ID. */
export function UserInput({ label, uid, onEntered }: UserInputProps) {
  const { data } = useBackend();
  const user = useDocument(uid ? paths.user(uid) : undefined);
  const shown = (user.status === 'ready' && user.value?.email) || uid;
  const [typed, setTyped] = useState(shown);
  const [missing, setMissing] = useState<string>();
  useEffect(() => setTyped(shown), [shown]);
  const { state, run } = useAction(async () => {
    const text = typed.trim();
    if (text === shown) return;
    const found = text.includes('@') ? await findUid(data, text) : text;
    if (found === undefined) setMissing(text);
    else onEntered(found);
  });
  const change = (text: string) => {
    setMissing(undefined);
    setTyped(text);
  };
  const failure = state.status === 'failed' ? explain(state.error).message : undefined;
  return (
    <TextInput
      label={label}
      placeholder="Email or user ID"
      autoComplete="off"
      value={typed}
      error={missing === undefined ? failure : `No account has the email address ${missing}.`}
      onText={change}
      onBlur={run}
      onKeyDown={(event) => {
        if (event.key === 'Enter') run();
      }}
    />
  );
}

async function findUid(data: DataService, email: string): Promise<string | undefined> {
  const [user] = await data.readQuery({
    from: paths.users,
    where: [['email', '==', email.toLowerCase()]],
    orderBy: ['email', 'asc'],
    limit: 1,
  });
  return user?.uid;
}
