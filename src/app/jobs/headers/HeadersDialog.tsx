import { Form } from '#app/forms/Form';
import { useForm } from '#app/forms/useForm';
import type { ActionState } from '#app/live/useAction';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { text } from '#ui/theme/tokens';
import { HeaderField } from './HeaderField';
import { headerValueProblem } from './useMissingHeaders';

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
export function HeadersDialog({ title, open, ...rest }: HeadersDialogProps) {
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
