import { useEffect, useMemo, useRef, useState } from 'react';
import type { Job } from '../../../domain/job';
import type { BulkResult } from '../../../domain/operations';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { formatNumber, plural } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Progress } from '../../../ui/Progress';
import { showToast } from '../../../ui/showToast';
import { TextInput } from '../../../ui/TextInput';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { actionWords, type BulkAction, mostChosen, type Preview, previewOf } from './bulk';
import { act } from './operations';
import { useRetryRoom } from './retryRoom';
import { type BatchKeys, useBatchKeys } from './useBatchKeys';

export interface BulkRequest {
  readonly action: BulkAction;
  readonly jobs: readonly Job[];
}

interface BulkDialogProps {
  readonly request: BulkRequest | undefined;
  readonly uid: string;
  readonly onClose: () => void;
  /** Something has been done: the list is to be read again. */
  readonly onDone: () => void;
}

/** Shows what will happen before it happens, how far it is, and what came of it. */
export function BulkDialog({ request, uid, onClose, onDone }: BulkDialogProps) {
  // Closed after a failure, and asked for again, it is the same press.
  const keys = useBatchKeys();
  const title = request ? `${actionWords[request.action].verb} ${plural(request.jobs.length, 'job')}` : '';
  return (
    <Dialog title={title} open={request !== undefined} onClose={onClose}>
      {request && <BulkForm request={request} uid={uid} keys={keys} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

interface BulkFormProps extends BulkDialogProps {
  readonly request: BulkRequest;
  readonly keys: BatchKeys;
}

function BulkForm({ request: { action, jobs }, uid, keys, onClose, onDone }: BulkFormProps) {
  const backend = useBackend();
  const preview = useMemo(() => previewOf(action, jobs), [action, jobs]);
  const [label, setLabel] = useState('');
  const [confirm, setConfirm] = useState('');
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState(0);
  const { able } = preview;
  const count = able.length;
  const expected = `delete ${count}`;
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  const { state, run } = useAction(async () => {
    const batchKey = keys.keyFor(action, able);
    const deed = { action, jobs: able, batchKey, label: label.trim() || null };
    try {
      report(action, await act(backend, deed, setDone));
    } catch (error) {
      // Some of it may have been done.
      onDone();
      if (!stands.current) reportFailure(action, count, error);
      throw error;
    }
    keys.renew(batchKey);
    onDone();
    onClose();
  });
  const press = () => {
    if (action === 'delete' && confirm.trim() !== expected) return setFault(`Type “${expected}” exactly.`);
    run();
  };
  const words = actionWords[action];
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: '1rem', fontSize: '0.875rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <PreviewWords action={action} preview={preview} jobs={jobs} uid={uid} />
      {action === 'label' && (
        <TextInput
          label="Label"
          hint="Leave it empty to take the label away."
          value={label}
          onText={setLabel}
          maxLength={40}
          autoComplete="off"
        />
      )}
      {action === 'delete' && count > 0 && (
        <TextInput
          label={`Type “${expected}” to confirm`}
          value={confirm}
          onText={(typed) => {
            setConfirm(typed);
            setFault(undefined);
          }}
          error={fault}
          mono
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      {state.status === 'busy' && (
        <Progress
          label={words.verb}
          fraction={done / Math.max(1, count)}
          words={words.working(done, count)}
        />
      )}
      {state.status === 'failed' && (
        <Notice tone="error" title={explain(state.error).title}>
          {explain(state.error).message} What was done before it stays done; pressing again goes on.
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>
          {state.status === 'busy' ? 'Close; it goes on' : 'Leave as they are'}
        </Button>
        {count > 0 && (
          <Button
            type="submit"
            look={action === 'delete' || action === 'cancel' ? 'danger' : 'primary'}
            busy={state.status === 'busy' ? words.working(done, count) : undefined}
          >
            {`${words.verb} ${plural(count, 'job')}`}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

const consequences: Record<BulkAction, string> = {
  cancel: 'Each stops within seconds. What it has found is kept, and it still counts for this month.',
  retry: 'Each becomes a new job with the same input, and counts for this month.',
  delete: 'The jobs and their reports are gone for good.',
  label: 'A label is for finding jobs again; each job has one at most.',
  export: 'You get one CSV file with a line for each job.',
};

const restOf = (action: BulkAction) =>
  action === 'export' ? 'the file holds no others' : 'the rest stays as it is';

/** An admin’s retry of what is somebody else’s. */
const retryForOwner =
  'Each becomes a new job with the same input, in its owner’s name, and counts for that owner’s month.';

interface PreviewWordsProps {
  readonly action: BulkAction;
  readonly preview: Preview;
  /** Those that were chosen. */
  readonly jobs: readonly Job[];
  readonly uid: string;
}

function PreviewWords({ action, preview: { able, unable }, jobs, uid }: PreviewWordsProps) {
  const [only, ...others] = jobs;
  const forOwner = action === 'retry' && able.some(({ ownerUid }) => ownerUid !== uid);
  const room = useRetryRoom(action === 'retry' ? able.filter(({ ownerUid }) => ownerUid === uid).length : 0);
  const consequence = forOwner ? retryForOwner : consequences[action];
  return (
    <div
      css={{ display: 'grid', gap: '0.5rem', p: { margin: 0 }, ul: { margin: 0, paddingLeft: '1.25rem' } }}
    >
      {only && others.length === 0 && <OneJob job={only} uid={uid} />}
      <p>
        {able.length === 0 ? 'None of these jobs can take part.' : consequence}
        {jobs.length === mostChosen &&
          ` These are the first ${formatNumber(mostChosen)} that match; ${restOf(action)}.`}
      </p>
      {room && <Notice tone="warning">{room}</Notice>}
      {unable.length > 0 && (
        <>
          <p>Left as they are:</p>
          <ul>
            {unable.map(({ reason, count }) => (
              <li key={reason}>
                {plural(count, 'job')}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Which one it is: a site has many jobs of the same name. */
function OneJob({ job, uid }: { readonly job: Job; readonly uid: string }) {
  return (
    <p css={{ overflowWrap: 'anywhere' }}>
      <strong>
        <bdi>{job.title}</bdi>
      </strong>
      , asked for <DateTime date={job.createdAt} />
      {job.ownerUid !== uid && <> by {job.ownerEmail || job.ownerUid}</>}
    </p>
  );
}

function report(action: BulkAction, { done, refused }: BulkResult): void {
  const first = refused[0];
  const title = actionWords[action].done(done.length);
  showToast(
    first
      ? {
          title: `${title}; ${plural(refused.length, 'job')} refused`,
          words: first.words,
          tone: 'warning',
          stayMs: 0,
        }
      : { title, tone: 'fixed' },
  );
}

/** To somebody who has closed the dialog meanwhile. */
function reportFailure(action: BulkAction, count: number, error: unknown): void {
  const { title, message } = explain(error);
  showToast({
    tone: 'error',
    title: `${actionWords[action].verb} ${plural(count, 'job')}: ${title}`,
    words: `${message} What was done before it stays done; asking for it again goes on.`,
  });
}
