import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Form } from '../forms/Form';
import { ReasonInput, reasonError } from '../forms/fields';
import { useForm } from '../forms/useForm';

interface ReasonDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly action: string;
  readonly working: string;
  readonly variant?: ButtonVariant;
  readonly reasonHint: string;
  readonly act: (reason: string) => Promise<void>;
  readonly children: ReactNode;
}

/** Prompts for the reason for the audit log, then acts and closes. */
export function ReasonDialog({ title, open, onClose, children, ...rest }: ReasonDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <div>{children}</div>
      <ReasonForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'title' | 'open' | 'children'>;

function ReasonForm({ action, working, variant = 'danger', reasonHint, act, onClose }: ReasonFormProps) {
  const form = useForm({ reason: '' }, { reason: reasonError }, async ({ reason }) => {
    await act(reason.trim());
    onClose();
  });
  return (
    <Form
      {...form}
      submit={action}
      working={working}
      variant={variant}
      aside={<Button onClick={onClose}>Cancel</Button>}
    >
      <ReasonInput form={form} hint={reasonHint} />
    </Form>
  );
}
