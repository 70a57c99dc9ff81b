import type { ReactNode } from 'react';
import { reason as reasonSchema } from '#domain/operations/fields';
import { TextInput } from '#ui/TextInput';
import { validationError } from './credentials';
import type { FormState } from './useForm';

interface CredentialProps {
  readonly label?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
}

/** Password managers fill it in as the user name. */
export function EmailInput({ label = 'Email', ...rest }: CredentialProps) {
  return (
    <TextInput
      {...rest}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function CurrentPasswordInput({ label = 'Password', ...rest }: CredentialProps) {
  return (
    <TextInput {...rest} label={label} name="password" type="password" autoComplete="current-password" />
  );
}

export function NewPasswordInput({ label = 'Password', ...rest }: CredentialProps) {
  return (
    <TextInput
      {...rest}
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint="At least 6 characters."
    />
  );
}

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
