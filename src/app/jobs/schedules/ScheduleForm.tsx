import { css } from '@emotion/react';
import { Form } from '#app/forms/Form';
import { useForm } from '#app/forms/useForm';
import { useSession } from '#app/session/SessionContext';
import { limitsFor } from '#domain/plans';
import { mayRepeat, nextRun, type Repeat, repeats } from '#domain/schedule';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { phone, space, text } from '#ui/theme/tokens';
import {
  type HeaderChanges,
  type ScheduledHeader,
  ScheduledHeaders,
  useScheduledHeaders,
} from './ScheduledHeaders';
import { type ScheduleDraft, scheduleChecks, timetableOf, withRepeat } from './scheduleDraft';
import { momentIn, repeatTitles, weekdays } from './timetableWords';

interface ScheduleFormProps {
  readonly initial: ScheduleDraft;
  readonly action: string;
  readonly working: string;
  readonly headers: readonly ScheduledHeader[];
  /** Whether headers may be removed. */
  readonly removable?: boolean;
  readonly onSave: (draft: ScheduleDraft, headers: HeaderChanges) => Promise<void>;
  readonly onClose: () => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  alignItems: 'start',
  [phone]: { gap: space(3) },
});

/** Edits when a check repeats. Options beyond the plan are hidden, and the next run is previewed. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { initial, action, working, headers, removable = false, onSave, onClose } = props;
  const { user } = useSession();
  const scheduled = useScheduledHeaders(headers);
  const form = useForm<ScheduleDraft>(
    { ...initial, ...scheduled.initial },
    { ...scheduleChecks, ...scheduled.checks },
    (draft) => onSave(draft, scheduled.changesIn(draft)),
  );
  const { values, errors, change } = form;
  const limits = user ? limitsFor(user.plan, user.limits) : limitsFor('free');
  // A repeat from a larger plan stays in the list, and is rejected on save.
  const offered = repeats.filter((repeat) => mayRepeat(repeat, limits) || repeat === initial.repeat);
  const timetable = timetableOf(values);
  return (
    <Form {...form} submit={action} working={working} aside={<Button onClick={onClose}>Cancel</Button>}>
      <TextInput
        label="Name"
        name="title"
        autoComplete="off"
        maxLength={100}
        value={values.title}
        onText={change('title')}
        error={errors.title}
      />
      <div css={row}>
        <Select<Repeat>
          label="Repeats"
          value={values.repeat}
          options={offered.map((value) => ({ value, label: repeatTitles[value] }))}
          onChoose={(repeat) => form.fill(withRepeat(values, repeat))}
          hint={
            offered.length < repeats.length
              ? `Your plan allows at most ${limits.shortestPeriod} runs.`
              : undefined
          }
        />
        <When form={form} />
      </div>
      <div css={row}>
        {values.repeat !== 'hourly' && (
          <TextInput
            label="At"
            name="time"
            type="time"
            mono
            value={values.time}
            onText={change('time')}
            error={errors.time}
          />
        )}
        <Combobox
          label="Time zone"
          value={values.timeZone}
          options={timeZones(initial.timeZone)}
          onChoose={(zone) => change('timeZone')(zone ?? '')}
          placeholder="Europe/London"
          none="No matching time zone"
          error={errors.timeZone}
        />
      </div>
      <ScheduledHeaders headers={headers} removable={removable} form={form} state={scheduled} />
      <p role="status" css={{ margin: 0, fontSize: text.sm }}>
        {timetable
          ? `Next run: ${momentIn(timetable.timeZone, nextRun(timetable, new Date()))}. It may start up to 5 minutes late.`
          : 'Complete the fields above to see the next run.'}
      </p>
    </Form>
  );
}

/** The fields of a timetable that only some repeats have. */
function When({ form }: { readonly form: ReturnType<typeof useForm<ScheduleDraft>> }) {
  const { values, errors, change } = form;
  switch (values.repeat) {
    case 'hourly':
      return (
        <TextInput
          label="Minutes past the hour"
          name="minute"
          inputMode="numeric"
          mono
          value={values.minute}
          onText={change('minute')}
          error={errors.minute}
        />
      );
    case 'daily':
      return null;
    case 'weekly':
      return (
        <Select
          label="On"
          value={values.weekday}
          options={weekdays.map((label, at) => ({ value: String(at + 1), label }))}
          onChoose={change('weekday')}
        />
      );
    case 'monthly':
      return (
        <TextInput
          label="On day"
          name="monthDay"
          inputMode="numeric"
          mono
          value={values.monthDay}
          onText={change('monthDay')}
          error={errors.monthDay}
          hint={Number(values.monthDay) > 28 ? 'In shorter months, it runs on the last day.' : undefined}
        />
      );
  }
}

/** Returns every time zone that the browser knows, and the selected one. */
function timeZones(chosen: string) {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
