import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { Form } from '#app/forms/Form';
import { useAction } from '#app/live/useAction';
import { type LimitOverrides, type PlanId, planIds, plans, schedulePeriods } from '#domain/plans';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';
import { draftOf, type LimitsDraft, limitLabels, limitNames, planLimit, readLimits } from './limitsDraft';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: space(4),
});

interface PlanFormProps {
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  readonly submit: string;
  readonly done: string;
  readonly disabledReason?: string | undefined;
  readonly save: (plan: PlanId, limits: LimitOverrides) => Promise<void>;
}

/** Edits a plan and the limits that override it; an empty field follows the plan, and shows its value. */
export function PlanForm({ plan: present, limits, submit, done, disabledReason, save }: PlanFormProps) {
  const [plan, setPlan] = useState(present);
  const [draft, setDraft] = useState<LimitsDraft>(() => draftOf(limits));
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const { state, run } = useAction(async (replaced: LimitOverrides) => {
    await save(plan, replaced);
    setSent(true);
  });
  const read = readLimits(draft);
  const faults = checked && 'faults' in read ? read.faults : {};
  const change = (changes: Partial<LimitsDraft>) => {
    setSent(false);
    setDraft((all) => ({ ...all, ...changes }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if ('limits' in read) run(read.limits);
  };
  return (
    <Form
      onSubmit={onSubmit}
      failure={state.status === 'failed' ? state.error : undefined}
      busy={state.status === 'busy'}
      submit={submit}
      working="Saving"
      variant="plain"
      disabledReason={disabledReason}
      done={sent && done}
    >
      <div css={grid}>
        <Select
          label="Plan"
          value={plan}
          options={planIds.map((value) => ({ value, label: plans[value].name }))}
          onChoose={(chosen) => {
            setSent(false);
            setPlan(chosen);
          }}
        />
        {limitNames.map((name) =>
          name === 'shortestPeriod' ? (
            <Select
              key={name}
              label={limitLabels[name]}
              value={draft.shortestPeriod}
              options={[
                { value: '', label: `Plan: ${planLimit(plan, name)}` },
                ...schedulePeriods.map((value) => ({ value, label: value })),
              ]}
              onChoose={(shortestPeriod) => change({ shortestPeriod })}
            />
          ) : (
            <TextInput
              key={name}
              label={limitLabels[name]}
              name={name}
              inputMode="numeric"
              mono
              placeholder={planLimit(plan, name)}
              value={draft[name]}
              onText={(typed) => change({ [name]: typed })}
              error={faults[name]}
            />
          ),
        )}
      </div>
    </Form>
  );
}
