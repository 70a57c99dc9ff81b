import { useEffect, useMemo, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import type { Job } from '#domain/job';
import type { BulkResult } from '#domain/operations';
import { Button } from '#ui/Button';
import { DialogActions } from '#ui/Dialog';
import { plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Progress } from '#ui/Progress';
import { showToast } from '#ui/showToast';
import { TextInput } from '#ui/TextInput';
import { PreviewWords } from './BulkPreview';
import {
  type ActionWords,
  actionWords,
  type BulkDialogProps,
  type BulkRequest,
  commonLabel,
  nothingYet,
  previewOf,
  wordsFor,
} from './bulk';
import { runBulkAction } from './runBulkAction';
import type { BatchKeys } from './useBatchKeys';

interface BulkFormProps extends BulkDialogProps {
  readonly request: BulkRequest;
  readonly keys: BatchKeys;
}

/** From this many jobs on, deleting them requires typing their number. */
const typedFrom = 20;

interface Sent {
  readonly label: string | null;
  readonly soFar: BulkResult;
}

/** Shows a preview of the action, its inputs, its progress and its result. */
export function BulkForm({ request: { action, jobs }, uid, keys, onClose, onDone }: BulkFormProps) {
  const backend = useBackend();
  const preview = useMemo(() => previewOf(action, jobs), [action, jobs]);
  const [label, setLabel] = useState(() => commonLabel(preview.able) ?? '');
  const [confirm, setConfirm] = useState('');
  const [validationError, setValidationError] = useState<string>();
  /** The results so far. Those of another label don't count for this one. */
  const [sent, setSent] = useState<Sent>({ label: null, soFar: nothingYet });
  const done = sent.soFar.done.length + sent.soFar.refused.length;
  const { able } = preview;
  const count = able.length;
  const expected = `delete ${count}`;
  const isTyped = action === 'delete' && count >= typedFrom;
  const areLabelled = able.some((job) => job.label !== null);
  const words = areLabelled ? wordsFor(action, label.trim()) : actionWords[action];
  const form = useRef<HTMLFormElement>(null);
  // The dialog opened before its form loaded, so nothing in it could take the focus.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, []);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { state, run } = useAction(async () => {
    const batchKey = keys.keyFor(action, able);
    const request = { action, jobs: able, batchKey, label: label.trim() || null };
    const showProgress = (soFar: BulkResult) => setSent({ label: request.label, soFar });
    const soFar = sent.label === request.label ? sent.soFar : nothingYet;
    showProgress(soFar);
    try {
      report(words, await runBulkAction(backend, request, soFar, showProgress));
    } catch (error) {
      // Some of it may have succeeded.
      onDone(!isMounted.current);
      if (!isMounted.current) reportFailure(words, count, error);
      throw error;
    }
    keys.renew(batchKey);
    onDone(!isMounted.current);
    onClose();
  });
  const press = () => {
    if (isTyped && confirm.trim() !== expected)
      return setValidationError(`Enter “${expected}” exactly as shown.`);
    if (action === 'label' && label.trim() === '' && !areLabelled)
      return setValidationError('Enter a label.');
    run();
  };
  return (
    <form
      ref={form}
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
          hint={areLabelled ? labelHint(able) : undefined}
          value={label}
          onText={(typed) => {
            setLabel(typed);
            setValidationError(undefined);
          }}
          error={validationError}
          maxLength={40}
          autoComplete="off"
        />
      )}
      {isTyped && (
        <TextInput
          label={`Type “${expected}” to confirm`}
          value={confirm}
          onText={(typed) => {
            setConfirm(typed);
            setValidationError(undefined);
          }}
          error={validationError}
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
          {explain(state.error).message} Changes made so far are kept. Try again to continue.
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>
          {state.status === 'busy'
            ? 'Continue in background'
            : action === 'cancel'
              ? 'Keep running'
              : 'Cancel'}
        </Button>
        {count > 0 && (
          <Button
            type="submit"
            variant={action === 'delete' || action === 'cancel' ? 'danger' : 'primary'}
            busy={state.status === 'busy' ? words.working(done, count) : undefined}
          >
            {`${words.verb} ${plural(count, 'job')}`}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function labelHint(jobs: readonly Job[]): string {
  const end = 'Leave empty to remove the label.';
  return commonLabel(jobs) === undefined ? `These jobs have different labels. ${end}` : end;
}

function report(words: ActionWords, { done, refused }: BulkResult): void {
  const first = refused[0];
  const title = words.done(done.length);
  showToast(
    first
      ? {
          title: `${title}, ${plural(refused.length, 'job')} skipped`,
          words: first.words,
          tone: 'warning',
          stayMs: 0,
        }
      : { title, tone: 'fixed' },
  );
}

/** Shows the failure in a toast when the dialog has been closed meanwhile. */
function reportFailure({ verb }: ActionWords, count: number, error: unknown): void {
  const { title, message } = explain(error);
  showToast({
    tone: 'error',
    title: `${verb} ${plural(count, 'job')}: ${title}`,
    words: `${message} Changes made so far are kept. Try again to continue.`,
  });
}
