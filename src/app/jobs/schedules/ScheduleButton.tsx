import { useState } from 'react';
import { useOffers } from '#app/keys/offers';
import { useDocument } from '#app/live/useLive';
import type { Job } from '#domain/job';
import type { Schedule } from '#domain/schedule';
import { Button } from '#ui/Button';
import { fetched, OnceOpened } from '#ui/fetched';

const loadDialogs = () => import(/* webpackChunkName: "dialog-schedule" */ './ScheduleDialog');
const EditScheduleDialog = fetched(async () => ({ default: (await loadDialogs()).EditScheduleDialog }));
const NewScheduleDialog = fetched(async () => ({ default: (await loadDialogs()).NewScheduleDialog }));

/** Opens the schedule of a job that one ran; for any other job, creates a schedule. */
export function ScheduleButton({ job }: { readonly job: Job }) {
  const [open, setOpen] = useState(false);
  const live = useDocument<Schedule>(job.scheduleId === null ? undefined : `schedules/${job.scheduleId}`);
  const schedule = live.status === 'ready' ? live.value : null;
  const close = () => setOpen(false);
  const words = schedule ? 'Change the schedule of this job' : 'Schedule this job';
  useOffers([{ words, run: () => setOpen(true) }]);
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
