import { reason as reasonSchema } from '#domain/operations/fields';
import { TextInput } from '#ui/TextInput';
import { faultOf } from './faultOf';
import type { FormState } from './useForm';

/** What is wrong with a reason, if anything. */
export const reasonFault = (typed: string) => faultOf(reasonSchema, typed);

interface ReasonInputProps {
  readonly form: Pick<FormState<{ reason: string }>, 'values' | 'errors'> & {
    readonly change: (name: 'reason') => (value: string) => void;
  };
  /** Who reads it. */
  readonly hint: string;
}

/** Asks why an admin does something; the audit log keeps it. */
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
