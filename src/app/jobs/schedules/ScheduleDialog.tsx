import type { Job } from '../../../domain/job';
import type { JobInput } from '../../../domain/jobInput';
import type { Schedule } from '../../../domain/schedule';
import { Dialog } from '../../../ui/Dialog';
import { plural } from '../../../ui/format';
import { showToast } from '../../../ui/showToast';
import { text } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import { scopeTitles } from '../../job-views/scopes';
import { useBackend } from '../../live/BackendContext';
import { useIdempotencyKey } from '../idempotencyKey';
import { createSchedule, updateSchedule } from '../operations/changeSchedule';
import { ScheduleForm } from './ScheduleForm';
import { draftOf, freshDraft, type ScheduleDraft, timetableOf } from './scheduleDraft';
import { timetableWords } from './timetableWords';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Has the site of a job checked again and again, in the way in which the job checked it. */
export function NewScheduleDialog({ job, open, onClose }: DialogProps & { readonly job: Job }) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const save = async (draft: ScheduleDraft) => {
    const request = { input: job.input, ...fieldsOf(draft) };
    await createSchedule(backend, { ...request, requestKey: keys.keyFor(JSON.stringify(request)) });
    keys.renew();
    tellSaved(draft);
    onClose();
  };
  return (
    <Dialog title={`Check ${job.title} regularly`} open={open} onClose={onClose}>
      <WhatIsChecked input={job.input} />
      <ScheduleForm
        initial={freshDraft(job.title)}
        deed="Schedule this check"
        working="Scheduling it"
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Changes when a schedule runs, and its name. */
export function EditScheduleDialog({
  schedule,
  open,
  onClose,
}: DialogProps & { readonly schedule: Schedule }) {
  const backend = useBackend();
  const save = async (draft: ScheduleDraft) => {
    await updateSchedule(backend, { scheduleId: schedule.scheduleId, ...fieldsOf(draft) });
    tellSaved(draft);
    onClose();
  };
  return (
    <Dialog title={`Change the schedule of ${schedule.title}`} open={open} onClose={onClose}>
      <WhatIsChecked input={schedule.input} />
      <ScheduleForm
        initial={draftOf(schedule)}
        deed="Save schedule"
        working="Saving it"
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}

function WhatIsChecked({ input }: { readonly input: JobInput }) {
  return (
    <div css={{ display: 'grid', fontSize: text.sm }}>
      <Url address={input.url} />
      <span>
        {scopeTitles[input.scope]}, up to {plural(input.maxPages, 'page')}
      </span>
    </div>
  );
}

function fieldsOf(draft: ScheduleDraft) {
  const timetable = timetableOf(draft);
  // The form sends nothing whose fields are wrong.
  if (!timetable) throw new Error('A schedule was sent without a timetable.');
  return { title: draft.title.trim(), ...timetable };
}

function tellSaved(draft: ScheduleDraft): void {
  const timetable = timetableOf(draft);
  showToast({
    tone: 'fixed',
    title: `${draft.title.trim()} is scheduled`,
    ...(timetable && { words: `${timetableWords(timetable)}.` }),
  });
}
