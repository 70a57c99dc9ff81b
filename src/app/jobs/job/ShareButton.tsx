import { useState } from 'react';
import type { Job } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { Button } from '../../../ui/Button';
import { CopyField } from '../../../ui/CopyField';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { formatDay } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { text } from '../../../ui/theme/tokens';
import { useOffers } from '../../keys/offers';
import { explain } from '../../live/explain';
import { useShareReport } from '../operations/shareReport';

/** Lets others read the report by a link, until its owner takes the link away. */
export function ShareButton({ job }: { readonly job: Job }) {
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useShareReport(job.jobId);
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
            <Button look="danger" onClick={() => run(false)} busy={busy ? 'Taking it away' : undefined}>
              Take the link away
            </Button>
          ) : (
            <Button look="primary" onClick={() => run(true)} busy={busy ? 'Making the link' : undefined}>
              Make a link
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function ShareLink({ token }: { readonly token: string }) {
  const link = new URL(pathTo('sharedReport', { token }), window.location.origin).href;
  return <CopyField label="Link" value={link} what="link" />;
}
