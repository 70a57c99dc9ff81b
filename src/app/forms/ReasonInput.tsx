import { reason as reasonSchema } from '#domain/operations/fields';
import { TextInput } from '#ui/TextInput';
import { validationError } from './credentials';
import type { FormState } from './useForm';

/** Returns what is wrong with a reason, if anything. */
export const reasonError = (typed: string) => validationError(reasonSchema, typed);

interface ReasonInputProps {
  readonly form: Pick<FormState<{ reason: string }>, 'values' | 'errors'> & {
    readonly change: (name: 'reason') => (value: string) => void;
  };
  /** Says where the reason is shown. */
  readonly hint: string;
}

/** Prompts for the reason of an admin action, for the audit log. */
export function ReasonInput({ form, hint }: ReasonInputProps) {
  return (
    <TextInput
      label="Reason"
      name="reason"
      autoComplete="off"
      value={form.values.reason}
      onText={form.change('reason')}
      error={form.errors.reason}
      hint={hint}
    />
  );
}
