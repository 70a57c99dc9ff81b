import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useTyped } from '#app/forms/useTyped';
import { useCommands } from '#app/keys/screenCommands';
import { useDocument } from '#app/live/useLive';
import { usePages } from '#app/live/usePages';
import { useUrlFilters } from '#app/live/useUrlFilters';
import { paths } from '#domain/collections';
import { type WaitlistEntry, type WaitlistState, waitlistStates } from '#domain/waitlist';
import type { Query } from '#services/backend';
import { Button } from '#ui/Button';
import { plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Page, Toolbar } from '#ui/Page';
import { Meter } from '#ui/Progress';
import { Select } from '#ui/Select';
import { EmptyState } from '#ui/States';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { SelectionBar } from '../SelectionBar';
import { type Asked, DecideDialog, type Decision, decisionWords, FirstFew } from './DecideDialog';
import { WaitlistTable } from './WaitlistTable';

const waitlistStateTitles: Record<WaitlistState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

const emptyTitles: Record<WaitlistState, string> = {
  waiting: 'No one is waiting',
  approved: 'No one has been approved yet',
  declined: 'No one has been declined',
};

/** The possible decisions by state. */
const decisionsIn: Record<WaitlistState, readonly Decision[]> = {
  waiting: ['approve', 'decline'],
  approved: [],
  declined: ['approve'],
};

export function WaitlistScreen() {
  const { get, set } = useUrlFilters();
  const state = waitlistStates.find((known) => known === get('state')) ?? 'waiting';
  const prefix = get('q').toLowerCase();
  const search = useTyped(get('q'), (q) => set({ q }));
  const [asked, setAsked] = useState<Asked>();
  const [batchId, setBatchId] = useState<string>();
  const approveFirst = (count: number) => setAsked({ decision: 'approve', who: { by: 'first', count } });
  return (
    <Page title="Waitlist">
      <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Toolbar label="Filter the waitlist">
          <Select
            label="State"
            value={state}
            options={waitlistStates.map((value) => ({ value, label: waitlistStateTitles[value] }))}
            onChoose={(chosen) => set({ state: chosen === 'waiting' ? '' : chosen })}
          />
          <TextInput
            label="Search"
            type="search"
            autoComplete="off"
            placeholder="Email address"
            value={search.typed}
            onText={search.setTyped}
            onKeyDown={search.onKeyDown}
          />
          {state === 'waiting' && <FirstFew onAsk={approveFirst} />}
        </Toolbar>
        {batchId && <BatchProgress batchId={batchId} />}
        <Entries key={`${state} ${prefix}`} state={state} prefix={prefix} onAsk={setAsked} />
      </div>
      <DecideDialog asked={asked} onClose={() => setAsked(undefined)} onBegun={setBatchId} />
    </Page>
  );
}

interface EntriesProps {
  readonly state: WaitlistState;
  /** Of the email addresses; empty for all. */
  readonly prefix: string;
  readonly onAsk: (asked: Asked) => void;
}

function Entries({ state, prefix, onAsk }: EntriesProps) {
  const pages = usePages(waitlistQuery(state, prefix), waitlistCursor(prefix));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // A decided entry leaves the list, and so must leave the selection.
  const ids = pages.rows.map((entry) => entry.id).filter((id) => selected.has(id));
  return (
    <Paged
      things="people"
      pages={pages}
      empty={
        prefix === '' ? (
          <EmptyState title={emptyTitles[state]}>
            {state === 'waiting' && 'New sign-ups appear here automatically, oldest first.'}
          </EmptyState>
        ) : (
          <EmptyState title={`No email address here starts with “${prefix}”`}>
            The search covers one state at a time. Choose another state to search there.
          </EmptyState>
        )
      }
    >
      {(entries) => (
        <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
          {ids.length > 0 && (
            <Chosen
              ids={ids}
              state={state}
              onAsk={(decision) => onAsk({ decision, who: { by: 'ids', ids } })}
            />
          )}
          <WaitlistTable entries={entries} selected={selected} onSelect={setSelected} />
        </div>
      )}
    </Paged>
  );
}

interface ChosenProps {
  readonly ids: string[];
  readonly state: WaitlistState;
  readonly onAsk: (decision: Decision) => void;
}

function Chosen({ ids, state, onAsk }: ChosenProps) {
  const who = { by: 'ids' as const, ids };
  const decisions = decisionsIn[state].map((decision) => ({
    decision,
    words: decisionWords(decision, who).action,
    run: () => onAsk(decision),
  }));
  useCommands(decisions);
  return (
    <SelectionBar label="Selected people" people={ids.length}>
      {decisions.map(({ decision, words, run }) => (
        <Button key={decision} variant={decision === 'approve' ? 'primary' : 'danger'} onClick={run}>
          {words}
        </Button>
      ))}
    </SelectionBar>
  );
}

const waitlistPageSize = 50;

/** Queries matches by email address. Otherwise, waiting users by position, and all others newest first. */
function waitlistQuery(
  state: WaitlistState,
  prefix: string,
): Query<WaitlistEntry> & { readonly limit: number } {
  const query = { from: paths.waitlist, limit: waitlistPageSize } as const;
  if (prefix !== '')
    return {
      ...query,
      where: [
        ['state', '==', state],
        ['email', '>=', prefix],
        ['email', '<', `${prefix}\uf8ff`],
      ],
      orderBy: ['email', 'asc'],
    };
  return {
    ...query,
    where: [['state', '==', state]],
    orderBy: ['joinedAt', state === 'waiting' ? 'asc' : 'desc'],
  };
}

const waitlistCursor = (prefix: string) => (entry: WaitlistEntry) =>
  [prefix === '' ? entry.joinedAt : entry.email, entry.id] as const;

/** Shows the progress of a batch decision, which continues when this page is left. */
function BatchProgress({ batchId }: { readonly batchId: string }) {
  const batch = useDocument(paths.waitlistBatch(batchId));
  if (batch.status === 'error') return <Failure error={batch.error} />;
  if (batch.status === 'loading' || batch.value === null) return null;
  const { decision, total, done } = batch.value;
  const verb = decision === 'approve' ? 'Approved' : 'Declined';
  if (done >= total) return <Notice tone="fixed">{`${verb} ${plural(total, 'person', 'people')}.`}</Notice>;
  return (
    <div css={{ maxWidth: '28rem' }}>
      <Meter label={verb} used={done} max={total} />
    </div>
  );
}
