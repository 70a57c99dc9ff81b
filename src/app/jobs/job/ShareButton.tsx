import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useOffers } from '#app/keys/offers';
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
import { shareReport } from '../operations/shareReport';

/** Lets others read the report by a link, until its owner takes the link away. */
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
  useOffers([{ words: 'Share this report', run: () => setOpen(true) }]);
  const busy = state.status === 'busy';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{job.share ? 'Shared' : 'Share'}</Button>
      <Dialog title="Share this report" open={open} onClose={close}>
        <p css={{ margin: 0, fontSize: text.sm }}>
          {job.share
            ? 'Whoever has this link can read the report without an account, and change nothing.'
            : 'A link that can’t be guessed lets others read the report without an account. They see the site’s addresses and findings, not your account, and can change nothing. You can take the link away at any time.'}
        </p>
        {job.share && <ShareLink token={job.share} />}
        <p css={{ margin: 0, fontSize: text.xs }}>It ends with the report, on {formatDay(job.expiresAt)}.</p>
        {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
        <DialogActions>
          <Button onClick={close}>Close</Button>
          {job.share ? (
            <Button look="danger" onClick={() => setAsking(true)}>
              Take the link away
            </Button>
          ) : (
            <Button look="primary" onClick={run} busy={busy ? 'Making the link' : undefined}>
              Make a link
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        title="Take the link away?"
        open={asking}
        onClose={() => setAsking(false)}
        keep="Keep the link"
        deed="Take the link away"
        working="Taking it away"
        look="danger"
        act={() => share(false)}
      >
        Whoever has the link can’t open the report with it any more. It never comes back: a link that you make
        later is another one.
      </ConfirmDialog>
    </>
  );
}

function ShareLink({ token }: { readonly token: string }) {
  const link = new URL(pathTo('sharedReport', { token }), window.location.origin).href;
  return <CopyField label="Link" value={link} what="link" />;
}
