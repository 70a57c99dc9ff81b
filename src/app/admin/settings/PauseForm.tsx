import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { errorCatalogue } from '#domain/errors';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { setJobsPaused } from '../operations/settings';

/** Stops new jobs for everyone, for example during an incident. */
export function PauseForm({ paused }: { readonly paused: boolean }) {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const deed = paused ? 'Allow new jobs' : 'Pause new jobs';
  const { title, message } = errorCatalogue['jobs-paused'];
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      {paused ? (
        <Notice tone="warning" title="New jobs are paused">
          No one can start a job, including admins. Scheduled runs wait.
        </Notice>
      ) : (
        <p css={{ margin: 0 }}>Everyone can start jobs within the limits of their plan.</p>
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
          ? 'Everyone can start jobs again. Waiting scheduled runs start within five minutes, one per schedule.'
          : `Running jobs continue. Anyone who starts a job sees: “${title}. ${message}”`}
      </ConfirmDialog>
    </div>
  );
}
