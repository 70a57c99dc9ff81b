import { css } from '@emotion/react';
import { useQuery } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { controlStyle } from '#ui/Field';
import { phone } from '#ui/theme/tokens';

export const control = css([
  controlStyle,
  { width: 'auto', minHeight: '2.25rem', [phone]: { width: '100%' } },
]);

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)} css={control}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface ScheduleChoiceProps {
  readonly ownerUid: string;
  readonly value: string;
  readonly onChoose: (scheduleId: string) => void;
}

/** More than the largest plan has. */
const maxSchedules = 500;

/** Selects a user's schedule by name. A deleted one still has jobs and stays selected. */
export function ScheduleChoice({ ownerUid, value, onChoose }: ScheduleChoiceProps) {
  const found = useQuery({
    from: paths.schedules,
    where: [['ownerUid', '==', ownerUid]],
    orderBy: ['nextRunAt', 'asc'],
    limit: maxSchedules,
  });
  const known = found.status === 'ready' ? found.value : [];
  const options = known.map(({ scheduleId, title }) => ({ value: scheduleId, label: title }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  const gone = { value, label: found.status === 'ready' ? 'A deleted schedule' : 'One schedule' };
  return (
    <Choice
      label="Schedule"
      any="Any schedule"
      value={value}
      options={isKnown ? options : [...options, gone]}
      onChoose={onChoose}
    />
  );
}
