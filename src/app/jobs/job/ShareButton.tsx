import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useCommands } from '#app/keys/screenCommands';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { CopyField } from '#ui/CopyField';
import { Dialog, DialogActions } from '#ui/Dialog';
import { formatDay } from '#ui/format';
import { Notice } from '#ui/Notice';
import { text } from '#ui/theme/tokens';
import { shareReport } from '../operations/jobs';

/** Shares the report by a link, until its owner revokes it. */
export function ShareButton({ job }: { readonly job: Job }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const backend = useBackend();
  const share = (shared: boolean) => shareReport(backend, { jobId: job.jobId, shared });
  const { state, run, reset } = useAction(() => share(true));
  const close = () => {
    setOpen(false);
    reset();
  };
  useCommands([{ words: 'Share this report', run: () => setOpen(true) }]);
  const busy = state.status === 'busy';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{job.share ? 'Shared' : 'Share'}</Button>
      <Dialog title="Share this report" open={open} onClose={close}>
        <p css={{ margin: 0, fontSize: text.sm }}>
          {job.share
            ? 'Anyone with this link can view the report without an account. They can’t change anything.'
            : 'Create a link that lets anyone view the report without an account. They see the site’s URLs and findings, but not your account, and can’t change anything. You can revoke the link at any time.'}
        </p>
        {job.share && <ShareLink token={job.share} />}
        <p css={{ margin: 0, fontSize: text.xs }}>
          The link expires with the report on {formatDay(job.expiresAt)}.
        </p>
        {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
        <DialogActions>
          <Button onClick={close}>Close</Button>
          {job.share ? (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Revoke link
            </Button>
          ) : (
            <Button variant="primary" onClick={run} busy={busy ? 'Creating link' : undefined}>
              Create link
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        title="Revoke link?"
        open={asking}
        onClose={() => setAsking(false)}
        action="Revoke link"
        working="Revoking link"
        variant="danger"
        act={() => share(false)}
      >
        The link stops working immediately. You can create a new link later, but you can’t restore this one.
      </ConfirmDialog>
    </>
  );
}

function ShareLink({ token }: { readonly token: string }) {
  const link = new URL(pathTo('sharedReport', { token }), window.location.origin).href;
  return <CopyField label="Link" value={link} what="link" />;
}
