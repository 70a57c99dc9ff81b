import type { ReactNode } from 'react';
import { errorCatalogue } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/TextInput';
import { Form } from './Form';
import { useForm } from './useForm';

interface TypedConfirmationProps {
  /** What must be typed. */
  readonly expected: string;
  readonly deed: string;
  readonly working: string;
  readonly keep: string;
  readonly onKeep: () => void;
  readonly onConfirm: (typed: string) => Promise<void>;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** For what can't be undone: the name of the thing must be typed before it is done. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { expected, deed, working, keep, onKeep, onConfirm, children } = props;
  const form = useForm(
    { confirm: '' },
    { confirm: (typed) => (typed.trim() === expected ? undefined : mismatch) },
    ({ confirm }) => onConfirm(confirm.trim()),
  );
  return (
    <Form
      {...form}
      submit={deed}
      working={working}
      look="danger"
      aside={<Button onClick={onKeep}>{keep}</Button>}
    >
      {children}
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

const { title, message } = errorCatalogue['confirmation-mismatch'];
const mismatch = `${title}. ${message}`;
