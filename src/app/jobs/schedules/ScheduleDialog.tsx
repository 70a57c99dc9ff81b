import { scopeTitles } from '#app/job-views/labels';
import { useBackend } from '#app/live/BackendContext';
import type { Job } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import type { Schedule } from '#domain/schedule';
import { headerNames, withHeaders } from '#domain/secretHeaders';
import { Dialog } from '#ui/Dialog';
import { plural } from '#ui/format';
import { showToast } from '#ui/showToast';
import { text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { useMissingHeaders } from '../headers/useMissingHeaders';
import { createSchedule, updateSchedule } from '../operations/changeSchedule';
import { useIdempotencyKey } from '../operations/jobs';
import type { HeaderChanges } from './ScheduledHeaders';
import { ScheduleForm } from './ScheduleForm';
import { draftOf, freshDraft, type ScheduleDraft, timetableOf } from './scheduleDraft';
import { timetableWords } from './timetableWords';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Creates a schedule that checks the site of a job with the same options. */
export function NewScheduleDialog({ job, open, onClose }: DialogProps & { readonly job: Job }) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const names = headerNames(job.input);
  const missing = useMissingHeaders(job);
  const save = async (draft: ScheduleDraft, changes: HeaderChanges) => {
    const request = {
      input: withHeaders(job.input, typedIn(changes)),
      ...(names.length > 0 && { headersOf: job.jobId }),
      ...fieldsOf(draft),
    };
    await createSchedule(backend, { ...request, requestKey: keys.keyFor(JSON.stringify(request)) });
    keys.renew();
    tellSaved(draft);
    onClose();
  };
  return (
    <Dialog title={`Schedule ${job.title}`} open={open} onClose={onClose}>
      <WhatIsChecked input={job.input} />
      <ScheduleForm
        initial={freshDraft(job.title)}
        action="Schedule this job"
        working="Scheduling job"
        headers={names.map((name) => ({ name, stored: !missing.includes(name) }))}
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Changes when a schedule runs, its name, and the values of its request headers. */
export function EditScheduleDialog({
  schedule,
  open,
  onClose,
}: DialogProps & { readonly schedule: Schedule }) {
  const backend = useBackend();
  const save = async (draft: ScheduleDraft, headers: HeaderChanges) => {
    const change = { ...fieldsOf(draft), ...(Object.keys(headers).length > 0 && { headers }) };
    await updateSchedule(backend, { scheduleId: schedule.scheduleId, ...change });
    tellSaved(draft);
    onClose();
  };
  return (
    <Dialog title={`Change the schedule for ${schedule.title}`} open={open} onClose={onClose}>
      <WhatIsChecked input={schedule.input} />
      <ScheduleForm
        initial={draftOf(schedule)}
        action="Save schedule"
        working="Saving schedule"
        headers={headerNames(schedule.input).map((name) => ({ name, stored: true }))}
        removable
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}

function WhatIsChecked({ input }: { readonly input: StoredInput }) {
  return (
    <div css={{ display: 'grid', fontSize: text.sm }}>
      <Url url={input.url} />
      <span>
        {scopeTitles[input.scope]}
        {input.scope !== 'page' && `, up to ${plural(input.maxPages, 'page')}`}
      </span>
    </div>
  );
}

/** A new schedule has no headers to remove. */
const typedIn = (changes: HeaderChanges) =>
  Object.fromEntries(Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null));

function fieldsOf(draft: ScheduleDraft) {
  const timetable = timetableOf(draft);
  // The form is not submitted while a field is invalid.
  if (!timetable) throw new Error('A schedule was sent without a timetable.');
  return { title: draft.title.trim(), ...timetable };
}

function tellSaved(draft: ScheduleDraft): void {
  const timetable = timetableOf(draft);
  showToast({
    tone: 'fixed',
    title: `${draft.title.trim()} scheduled`,
    ...(timetable && { words: `${timetableWords(timetable)}.` }),
  });
}
