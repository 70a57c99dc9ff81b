import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Form } from '../forms/Form';
import { ReasonInput, reasonFault } from '../forms/ReasonInput';
import { useForm } from '../forms/useForm';

interface ReasonDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly deed: string;
  readonly working: string;
  readonly look?: ButtonLook;
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

function ReasonForm({ deed, working, look = 'danger', reasonHint, act, onClose }: ReasonFormProps) {
  const form = useForm({ reason: '' }, { reason: reasonFault }, async ({ reason }) => {
    await act(reason.trim());
    onClose();
  });
  return (
    <Form
      {...form}
      submit={deed}
      working={working}
      look={look}
      aside={<Button onClick={onClose}>Cancel</Button>}
    >
      <ReasonInput form={form} hint={reasonHint} />
    </Form>
  );
}
