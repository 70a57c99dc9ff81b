import { useState } from 'react';
import { errorCatalogue } from '../../../domain/errors';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { ConfirmDialog } from '../../forms/ConfirmDialog';
import { useBackend } from '../../live/BackendContext';
import { setJobsPaused } from '../operations/setJobsPaused';

/** Stops new jobs for everybody, for example while costs or a fault are looked into. */
export function PauseForm({ paused }: { readonly paused: boolean }) {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const deed = paused ? 'Allow new jobs' : 'Pause new jobs';
  const { title, message } = errorCatalogue['jobs-paused'];
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      {paused ? (
        <Notice tone="warning" title="New jobs are paused">
          Nobody can start one, admins included. Scheduled runs are tried again for an hour, then skipped.
        </Notice>
      ) : (
        <p css={{ margin: 0 }}>Everybody can start jobs, as many as their plan allows.</p>
      )}
      <Button onClick={() => setAsked(true)}>{deed}</Button>
      <ConfirmDialog
        title={`${deed}?`}
        open={asked}
        onClose={() => setAsked(false)}
        deed={deed}
        working={paused ? 'Allowing new jobs' : 'Pausing new jobs'}
        act={() => setJobsPaused(backend, { paused: !paused })}
      >
        {paused
          ? 'Everybody can start jobs again, and schedules go on.'
          : `Jobs that run go on. Whoever starts one reads: “${title}. ${message}”`}
      </ConfirmDialog>
    </div>
  );
}
