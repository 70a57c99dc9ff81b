import type { ReactNode } from 'react';
import { reason as reasonSchema } from '../../domain/operations/fields';
import { Button, type ButtonLook } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextInput } from '../../ui/TextInput';
import { Form } from '../forms/Form';
import { faultOf } from '../forms/faultOf';
import { useForm } from '../forms/useForm';

interface ReasonDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly deed: string;
  readonly working: string;
  readonly keep?: string;
  readonly look?: ButtonLook;
  readonly reasonHint: string;
  readonly act: (reason: string) => Promise<void>;
  readonly children: ReactNode;
}

/** Asks for the reason that the audit log keeps, then acts and closes. */
export function ReasonDialog({ title, open, onClose, children, ...rest }: ReasonDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <div>{children}</div>
      <ReasonForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'title' | 'open' | 'children'>;

function ReasonForm({
  deed,
  working,
  keep = 'Don’t',
  look = 'danger',
  reasonHint,
  act,
  onClose,
}: ReasonFormProps) {
  const form = useForm(
    { reason: '' },
    { reason: (typed) => faultOf(reasonSchema, typed) },
    async ({ reason }) => {
      await act(reason.trim());
      onClose();
    },
  );
  return (
    <Form
      {...form}
      submit={deed}
      working={working}
      look={look}
      aside={<Button onClick={onClose}>{keep}</Button>}
    >
      <TextInput
        label="Reason"
        name="reason"
        autoComplete="off"
        value={form.values.reason}
        onText={form.change('reason')}
        error={form.errors.reason}
        hint={reasonHint}
      />
    </Form>
  );
}
