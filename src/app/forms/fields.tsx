import type { ReactNode } from 'react';
import { TextInput } from '#ui/TextInput';

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
