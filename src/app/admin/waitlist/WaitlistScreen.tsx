import { useState } from 'react';
import { useOffers } from '#app/keys/offers';
import { usePages } from '#app/live/usePages';
import { useUrlFilters } from '#app/live/useUrlFilters';
import { type WaitlistEntry, type WaitlistState, waitlistStates } from '#domain/waitlist';
import { Button } from '#ui/Button';
import { Page, Toolbar } from '#ui/Page';
import { Select } from '#ui/Select';
import { EmptyState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { SelectionBar } from '../SelectionBar';
import { BatchProgress } from './BatchProgress';
import { type Asked, DecideDialog } from './DecideDialog';
import { type Decision, decisionWords } from './decision';
import { FirstFew } from './FirstFew';
import { WaitlistTable } from './WaitlistTable';
import { waitlistCursor, waitlistQuery } from './waitlistQuery';

const waitlistStateTitles: Record<WaitlistState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

const nobody: Record<WaitlistState, string> = {
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
          {state === 'waiting' && <FirstFew onAsk={approveFirst} />}
        </Toolbar>
        {batchId && <BatchProgress batchId={batchId} />}
        <Entries key={state} state={state} onAsk={setAsked} />
      </div>
      <DecideDialog asked={asked} onClose={() => setAsked(undefined)} onBegun={setBatchId} />
    </Page>
  );
}

interface EntriesProps {
  readonly state: WaitlistState;
  readonly onAsk: (asked: Asked) => void;
}

function Entries({ state, onAsk }: EntriesProps) {
  const pages = usePages<WaitlistEntry>(waitlistQuery(state), waitlistCursor);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // A decided entry leaves the list, and so must leave the selection.
  const ids = pages.rows.map((entry) => entry.id).filter((id) => selected.has(id));
  return (
    <Paged
      things="people"
      pages={pages}
      empty={
        <EmptyState title={nobody[state]}>
          {state === 'waiting' && 'New sign-ups appear here automatically, oldest first.'}
        </EmptyState>
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
    words: decisionWords(decision, who).deed,
    run: () => onAsk(decision),
  }));
  useOffers(decisions);
  return (
    <SelectionBar label="Selected people" people={ids.length}>
      {decisions.map(({ decision, words, run }) => (
        <Button key={decision} look={decision === 'approve' ? 'primary' : 'danger'} onClick={run}>
          {words}
        </Button>
      ))}
    </SelectionBar>
  );
}
