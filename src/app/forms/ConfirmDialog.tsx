import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { useAction } from '../live/useAction';
import { Failure } from './Form';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly deed: string;
  readonly working: string;
  readonly look?: ButtonLook;
  readonly act: () => Promise<void>;
  readonly children: ReactNode;
}

/** Explains an action, runs it and closes. Stays open when the action fails, to show the error. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, onClose, deed, working, look = 'primary', act, children } = props;
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
        <Button onClick={close}>Cancel</Button>
        <Button look={look} onClick={run} busy={state.status === 'busy' ? working : undefined}>
          {deed}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
