import { Suspense, useRef } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import type { Job, JobState } from '#domain/job';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { formatNumber, plural } from '#ui/format';
import { lazyComponent } from '#ui/lazyComponent';
import { Menu } from '#ui/Menu';
import { SkeletonRows } from '#ui/Skeleton';
import { selectionBarStyle } from '#ui/selection';
import {
  actionWords,
  type BulkAction,
  type BulkDialogProps,
  type BulkRequest,
  bulkActions,
  unavailableFor,
  unavailableInState,
} from './bulk';
import { maxCounted } from './jobQuery';
import { useBatchKeys } from './useBatchKeys';
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

const BulkForm = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-bulk" */ './BulkForm')).BulkForm,
}));

/** Shows a preview of the action, its progress and its result. */
export function BulkDialog({ request, uid, onClose, onDone }: BulkDialogProps) {
  // Closed after a failure and requested again, it is the same operation.
  const keys = useBatchKeys();
  const number = useNumberOf(request);
  const title = request ? `${actionWords[request.action].verb} ${plural(request.jobs.length, 'job')}` : '';
  return (
    <Dialog title={title} open={request !== undefined} onClose={onClose}>
      {request && (
        <Widget area="This form">
          <Suspense fallback={<SkeletonRows rows={3} words="Loading the form" />}>
            <BulkForm
              key={number}
              request={request}
              uid={uid}
              keys={keys}
              onClose={onClose}
              onDone={onDone}
            />
          </Suspense>
        </Widget>
      )}
    </Dialog>
  );
}

/** Returns a new number for each request, so that no input or result carries over. */
function useNumberOf(request: BulkRequest | undefined): number {
  const latest = useRef({ request, number: 0 });
  if (latest.current.request !== request) {
    latest.current = { request, number: latest.current.number + 1 };
  }
  return latest.current.number;
}
