import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { controlStyle, Field } from './Field';
import { font } from './theme/tokens';

interface Texts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** For URLs, patterns, and codes. */
  readonly mono?: boolean;
}

type TextInputProps = Texts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'>;

export function TextInput({ label, hint, error, onText, mono, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          onChange={(event) => onText(event.target.value)}
          css={[controlStyle, mono && { fontFamily: font.mono }]}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Texts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value' | 'onChange'>;

export function TextArea({ label, hint, error, onText, mono, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          onChange={(event) => onText(event.target.value)}
          css={[controlStyle, { resize: 'vertical' }, mono && { fontFamily: font.mono }]}
        />
      )}
    </Field>
  );
}
