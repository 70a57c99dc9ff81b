import { useState } from 'react';
import { useCommands } from '#app/keys/screenCommands';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { Button } from '#ui/Button';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';

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
