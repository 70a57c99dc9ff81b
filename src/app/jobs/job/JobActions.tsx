import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { actionsOf } from '#app/job-views/jobState';
import { useKey } from '#app/keys/keys';
import { useCommands } from '#app/keys/screenCommands';
import { explain } from '#app/live/explain';
import { useGroupFocus } from '#app/live/useGroupFocus';
import { useAccount } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import { headerNames, withHeaders } from '#domain/secretHeaders';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { useMissingHeaders } from '../headers/useMissingHeaders';
import { openFormOf } from '../newJob/newJobPath';
import { useCancelJob, useRetryJob, useSubmitJob } from '../operations/jobs';
import { ScheduleButton } from '../schedules/ScheduleMenu';
import { ShareButton } from './ShareButton';
import { StartButton } from './StartButton';

/** Shows the available actions of a job; disabled ones say why. */
export function JobActions({ job }: { readonly job: Job }) {
  const { uid } = useAccount();
  const { cancel, retry } = actionsOf(job);
  const group = useRef<HTMLDivElement>(null);
  useGroupFocus(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div ref={group} role="group" aria-label="Job actions" tabIndex={-1} css={actions}>
      {cancel && <CancelButton job={job} reason={cancel.reason} />}
      {job.state === 'failed' && job.ownerUid === uid && <EditButton job={job} />}
      {retry && (canHelp(job) || job.ownerUid !== uid) && (
        <RetryButton job={job} reason={retry.reason} own={job.ownerUid === uid} />
      )}
      {job.state === 'succeeded' && job.ownerUid === uid && <AgainButton job={job} />}
      {job.ownerUid === uid && <ScheduleButton job={job} />}
      {job.result && job.ownerUid === uid && <ShareButton job={job} />}
    </div>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), outline: 'none' });

/** Whether running the job again without changes may succeed. Its headers are entered again, so they change. */
const canHelp = ({ failure }: Job) => failure?.retryable !== false || failure.code === 'headers-unreadable';

/** Opens the form with the input of a failed job, because most failures are caused by the input. */
function EditButton({ job }: { readonly job: Job }) {
  const words = 'Edit and run again';
  const run = () => openFormOf(job.input);
  useCommands([{ words, run }]);
  return (
    <Button variant="primary" onClick={run}>
      {words}
    </Button>
  );
}

interface ActionProps {
  readonly job: Job;
  readonly reason: string | undefined;
}

function CancelButton({ job, reason }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const { state, run, reset } = useCancelJob(job.jobId, () => setAsking(false));
  const close = () => {
    setAsking(false);
    reset();
  };
  useKey('c', 'Cancel job', reason === undefined ? () => setAsking(true) : undefined);
  return (
    <>
      <Button disabledReason={reason} onClick={() => setAsking(true)}>
        Cancel job
      </Button>
      <Dialog title="Cancel this job?" open={asking} onClose={close}>
        <p css={{ margin: 0, fontSize: '0.875rem' }}>
          The job stops within seconds and keeps what it found. It still counts toward this month’s limit.
        </p>
        {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
        <DialogActions>
          <Button onClick={close}>Keep running</Button>
          <Button variant="danger" onClick={run} busy={state.status === 'busy' ? 'Canceling' : undefined}>
            Cancel job
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** An admin's retry runs on the owner's behalf, and says so. */
function RetryButton({ job, reason, own }: ActionProps & { readonly own: boolean }) {
  const { state, run } = useRetryJob(job);
  const missing = useMissingHeaders(job);
  const ownersOnly =
    !own && missing.length > 0 ? 'Only the owner can enter this job’s request headers again.' : undefined;
  return (
    <StartButton
      variant={own && job.state === 'failed' ? 'plain' : 'primary'}
      words={own ? 'Retry job' : 'Retry for owner'}
      hint={own ? 'Retry this job' : 'Retry this job for its owner'}
      reason={reason ?? ownersOnly}
      missing={missing}
      state={state}
      run={run}
    />
  );
}

/** Runs a finished check again, to confirm fixes. */
function AgainButton({ job }: { readonly job: Job }) {
  const { state, run } = useSubmitJob();
  const headersOf = headerNames(job.input).length > 0 ? job.jobId : undefined;
  return (
    <StartButton
      variant="primary"
      words="Run again"
      hint="Run this job again"
      reason={undefined}
      missing={useMissingHeaders(job)}
      state={state}
      run={(headers) => run(withHeaders(job.input, headers), headersOf)}
    />
  );
}
