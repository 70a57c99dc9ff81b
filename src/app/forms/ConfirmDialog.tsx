import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { useAction } from '../live/useAction';
import { Failure } from './Form';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly action: string;
  /** Only where “Cancel” could mean the action. */
  readonly dismiss?: string;
  readonly working: string;
  readonly variant?: ButtonVariant;
  readonly act: () => Promise<void>;
  readonly children: ReactNode;
}

/** Explains an action, runs it and closes. Stays open when the action fails, to show the error. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    open,
    onClose,
    action,
    dismiss = 'Cancel',
    working,
    variant = 'primary',
    act,
    children,
  } = props;
  const { state, run, reset } = useAction(async () => {
    await act();
    onClose();
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog title={title} open={open} onClose={close}>
      <div>{children}</div>
      {state.status === 'failed' && <Failure error={state.error} />}
      <DialogActions>
        <Button onClick={close}>{dismiss}</Button>
        <Button variant={variant} onClick={run} busy={state.status === 'busy' ? working : undefined}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
