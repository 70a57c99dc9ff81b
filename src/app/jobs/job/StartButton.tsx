import { useState } from 'react';
import { Form } from '#app/forms/Form';
import { useForm } from '#app/forms/useForm';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { ActionState } from '#app/live/useAction';
import { Button, type ButtonVariant } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { text } from '#ui/theme/tokens';
import { HeaderField } from '../headers/HeaderField';
import { headerValueProblem } from '../headers/useMissingHeaders';

interface StartButtonProps {
  readonly variant: ButtonVariant;
  readonly words: string;
  /** What its key does, for the list of keyboard shortcuts. */
  readonly hint: string;
  readonly reason: string | undefined;
  /** Request headers whose values must be entered first. */
  readonly missing: readonly string[];
  readonly state: ActionState;
  readonly run: (headers?: Readonly<Record<string, string>>) => void;
}

/** Starts an ended job again; prompts for request header values that are no longer stored. */
export function StartButton({ variant, words, hint, reason, missing, state, run }: StartButtonProps) {
  const [asking, setAsking] = useState(false);
  const press = () => (missing.length > 0 ? setAsking(true) : run());
  useKey('r', hint, reason === undefined ? press : undefined);
  return (
    <>
      <Button
        variant={variant}
        disabledReason={reason}
        onClick={press}
        busy={state.status === 'busy' ? 'Starting job' : undefined}
      >
        {words}
      </Button>
      {state.status === 'failed' && !asking && (
        <Notice tone="error" title={explain(state.error).title}>
          {explain(state.error).message}
        </Notice>
      )}
      {missing.length > 0 && reason === undefined && (
        <HeadersDialog
          title="Enter the request headers again"
          names={missing}
          submit={words}
          open={asking}
          onClose={() => setAsking(false)}
          state={state}
          run={run}
        />
      )}
    </>
  );
}

type Headers = Readonly<Record<string, string>>;

interface HeadersDialogProps {
  readonly title: string;
  /** Headers whose values must be entered. */
  readonly names: readonly string[];
  readonly submit: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: ActionState;
  readonly run: (headers: Headers) => void;
}

/** Prompts for the request headers of an ended job, because their values were deleted when it ended. */
function HeadersDialog({ title, open, ...rest }: HeadersDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={rest.onClose}>
      <p css={{ margin: 0, fontSize: text.sm }}>
        This job’s request header values were deleted when it ended. Enter them again to send them with the
        new job.
      </p>
      <HeadersForm key={rest.names.join()} {...rest} />
    </Dialog>
  );
}

function HeadersForm({ names, submit, onClose, state, run }: Omit<HeadersDialogProps, 'title' | 'open'>) {
  const each = <T,>(of: (name: string) => T) => Object.fromEntries(names.map((name) => [name, of(name)]));
  const form = useForm<Record<string, string>>(
    each(() => ''),
    each((name) => (value: string) => headerValueProblem(name, value)),
    async (values) => run(each((name) => values[name]?.trim() ?? '')),
  );
  return (
    <Form
      {...form}
      busy={state.status === 'busy'}
      failure={state.status === 'failed' ? state.error : undefined}
      submit={submit}
      working="Starting job"
      aside={<Button onClick={onClose}>Close</Button>}
    >
      {names.map((name) => (
        <HeaderField
          key={name}
          name={name}
          value={form.values[name] ?? ''}
          onValue={form.change(name)}
          error={form.errors[name]}
        />
      ))}
    </Form>
  );
}
