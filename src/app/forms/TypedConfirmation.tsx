import { errorCatalog } from '#domain/errors';
import { Button } from '#ui/Button';
import { TextInput } from '#ui/TextInput';
import { Form } from './Form';
import { ReasonInput, reasonError } from './fields';
import { useForm } from './useForm';

interface TypedConfirmationProps {
  /** The text to type. */
  readonly expected: string;
  readonly action: string;
  readonly working: string;
  readonly onCancel: () => void;
  /** Also requires a reason; the hint says where it is shown. */
  readonly reasonHint?: string;
  readonly onConfirm: (typed: { readonly confirm: string; readonly reason: string }) => Promise<void>;
}

const { title, message } = errorCatalog['confirmation-mismatch'];

/** Confirms actions that can't be undone: the user must type the name of the thing first. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { expected, action, working, onCancel, reasonHint, onConfirm } = props;
  const form = useForm(
    { reason: '', confirm: '' },
    {
      reason: (typed) => (reasonHint === undefined ? undefined : reasonError(typed)),
      confirm: (typed) => (typed.trim() === expected ? undefined : `${title}. ${message}`),
    },
    ({ reason, confirm }) => onConfirm({ reason: reason.trim(), confirm: confirm.trim() }),
  );
  return (
    <Form
      {...form}
      submit={action}
      working={working}
      variant="danger"
      aside={<Button onClick={onCancel}>Cancel</Button>}
    >
      {reasonHint !== undefined && <ReasonInput form={form} hint={reasonHint} />}
      <TextInput
        label={`Type ${expected} to confirm`}
        name="confirm"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
        value={form.values.confirm}
        onText={form.change('confirm')}
        error={form.errors.confirm}
      />
    </Form>
  );
}
