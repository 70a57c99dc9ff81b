import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import type { Schedule } from '#domain/schedule';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';
import { Menu } from '#ui/Menu';
import { showToast } from '#ui/showToast';
import { deleteSchedule, updateSchedule } from '../operations/changeSchedule';

const EditScheduleDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-schedule" */ './ScheduleDialog')).EditScheduleDialog,
}));

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
