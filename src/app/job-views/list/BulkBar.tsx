import type { Job, JobState } from '#domain/job';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { Menu } from '#ui/Menu';
import { selectionBarStyle } from '#ui/selection';
import { actionWords, type BulkAction, bulkActions, unavailableFor, unavailableInState } from './bulk';
import { maxCounted } from './jobQuery';
import type { useSelection } from './useSelection';

interface BulkBarProps {
  readonly selection: ReturnType<typeof useSelection>;
  /** The selected jobs of this page. */
  readonly chosen: readonly Job[];
  /** The state that the filter limits all matches to. */
  readonly state: JobState | undefined;
  readonly total: number | undefined;
  readonly pageSize: number;
  readonly busy: boolean;
  readonly onAct: (action: BulkAction) => void;
}

/** Shows the actions on the selected jobs, at the lower edge within reach of the thumb. */
export function BulkBar({ selection, chosen, state, total, pageSize, busy, onAct }: BulkBarProps) {
  if (selection.count === 0) return null;
  const { everything } = selection.selection;
  const groups = [bulkActions.filter((action) => action !== 'delete'), ['delete'] as const];
  const disabledReasonOf = (action: BulkAction) => {
    if (!everything) return unavailableFor(action, chosen);
    // Without a state filter, what applies to all matches is known only once they are read.
    return state && unavailableInState(action, state);
  };
  const entry = (action: BulkAction) => ({
    label: `${actionWords[action].verb} jobs`,
    danger: action === 'delete',
    onChoose: () => onAct(action),
    disabledReason: disabledReasonOf(action),
  });
  return (
    <section aria-label="Selected jobs" css={selectionBarStyle}>
      <span aria-live="polite" css={{ fontWeight: 550 }}>
        {everything ? `${totalWords(total)} selected` : `${plural(selection.count, 'job')} selected`}
      </span>
      {!everything && total !== undefined && total > pageSize && (
        <Button variant="quiet" onClick={selection.chooseEverything}>
          {`Select ${totalWords(total)}`}
        </Button>
      )}
      <span css={{ marginLeft: 'auto' }} />
      <Button variant="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      {busy ? (
        <Button busy="Loading the selected jobs">Actions</Button>
      ) : (
        <Menu
          label="Actions"
          variant="primary"
          align="end"
          groups={groups.map((group) => group.map(entry))}
        />
      )}
    </section>
  );
}

function totalWords(total: number | undefined): string {
  if (total === undefined) return 'all matching jobs';
  return total === maxCounted ? `${formatNumber(maxCounted)} or more jobs` : `all ${plural(total, 'job')}`;
}
