import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useCommands } from '#app/keys/screenCommands';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import type { Schedule } from '#domain/schedule';
import { Button } from '#ui/Button';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';
import { Menu } from '#ui/Menu';
import { showToast } from '#ui/showToast';
import { deleteSchedule, updateSchedule } from '../operations/changeSchedule';

/** The actions of a schedule. */
export function ScheduleMenu({ schedule }: { readonly schedule: Schedule }) {
  const { scheduleId, title, paused } = schedule;
  const backend = useBackend();
  const [asked, setAsked] = useState<'change' | 'delete'>();
  const close = () => setAsked(undefined);
  const pause = (wanted: boolean) => {
    updateSchedule(backend, { scheduleId, paused: wanted }).then(
      () =>
        showToast({
          tone: 'fixed',
          title: wanted ? `Schedule for ${title} paused` : `Schedule for ${title} resumed`,
        }),
      (error: unknown) => {
        const { title: what, message } = explain(error);
        showToast({ tone: 'error', title: what, words: message });
      },
    );
  };
  return (
    <>
      <Menu
        label="Change"
        name={`Change the schedule for ${title}`}
        variant="quiet"
        align="end"
        groups={[
          [
            { label: 'Change schedule', onChoose: () => setAsked('change') },
            paused
              ? { label: 'Resume schedule', onChoose: () => pause(false) }
              : { label: 'Pause schedule', onChoose: () => pause(true) },
          ],
          [{ label: 'Delete schedule', danger: true, onChoose: () => setAsked('delete') }],
        ]}
      />
      <OnceOpened open={asked === 'change'}>
        <EditScheduleDialog schedule={schedule} open={asked === 'change'} onClose={close} />
      </OnceOpened>
      <ConfirmDialog
        title={`Delete the schedule for ${title}?`}
        open={asked === 'delete'}
        onClose={close}
        action="Delete schedule"
        working="Deleting schedule"
        variant="danger"
        act={async () => {
          await deleteSchedule(backend, { scheduleId });
          showToast({ tone: 'fixed', title: `Schedule for ${title} deleted` });
        }}
      >
        The schedule stops running. Its jobs and reports are kept.
      </ConfirmDialog>
    </>
  );
}

const loadDialogs = () => import(/* webpackChunkName: "dialog-schedule" */ './ScheduleDialog');
const EditScheduleDialog = lazyComponent(async () => ({ default: (await loadDialogs()).EditScheduleDialog }));
const NewScheduleDialog = lazyComponent(async () => ({ default: (await loadDialogs()).NewScheduleDialog }));

/** Opens the schedule of a job that one ran; for any other job, creates a schedule. */
export function ScheduleButton({ job }: { readonly job: Job }) {
  const [open, setOpen] = useState(false);
  const live = useDocument(job.scheduleId === null ? undefined : paths.schedule(job.scheduleId));
  const schedule = live.status === 'ready' ? live.value : null;
  const close = () => setOpen(false);
  const words = schedule ? 'Change the schedule of this job' : 'Schedule this job';
  useCommands([{ words, run: () => setOpen(true) }]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{schedule ? 'Change schedule' : 'Schedule'}</Button>
      <OnceOpened open={open}>
        {schedule ? (
          <EditScheduleDialog schedule={schedule} open={open} onClose={close} />
        ) : (
          <NewScheduleDialog job={job} open={open} onClose={close} />
        )}
      </OnceOpened>
    </>
  );
}
