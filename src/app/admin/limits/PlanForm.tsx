import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { Form } from '#app/forms/Form';
import { useAction } from '#app/live/useAction';
import { limitOverridesSchema } from '#domain/operations';
import {
  type LimitOverrides,
  type PlanId,
  type PlanLimits,
  planIds,
  plans,
  schedulePeriods,
} from '#domain/plans';
import { formatNumber } from '#ui/format';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';

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
  const errors = checked && 'errors' in read ? read.errors : {};
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
              error={errors[name]}
            />
          ),
        )}
      </div>
    </Form>
  );
}

/** The limits as typed: empty follows the plan. */
type LimitsDraft = Readonly<Record<keyof PlanLimits, string>>;

const limitNames: readonly (keyof PlanLimits)[] = [
  'pagesPerJob',
  'jobsPerMonth',
  'jobsAtOnce',
  'queuedJobs',
  'schedules',
  'shortestPeriod',
  'reportsKeptDays',
];

const limitLabels: Record<keyof PlanLimits, string> = {
  pagesPerJob: 'Pages per job',
  jobsPerMonth: 'Jobs per month',
  jobsAtOnce: 'Concurrent jobs',
  queuedJobs: 'Queued jobs',
  schedules: 'Schedules',
  shortestPeriod: 'Minimum schedule interval',
  reportsKeptDays: 'Report retention (days)',
};

export function draftOf(limits: LimitOverrides): LimitsDraft {
  const entries = limitNames.map((name) => [name, String(limits[name] ?? '')]);
  return Object.fromEntries(entries) as LimitsDraft;
}

/** Returns the plan's limit, shown where nothing is typed. */
export function planLimit(plan: PlanId, name: keyof PlanLimits): string {
  const limit = plans[plan][name];
  return typeof limit === 'number' ? formatNumber(limit) : limit;
}

type LimitErrors = Partial<Record<keyof PlanLimits, string>>;

/** Returns the overrides to send, or the validation errors by field. */
export function readLimits(
  draft: LimitsDraft,
): { readonly limits: LimitOverrides } | { readonly errors: LimitErrors } {
  const typed = limitNames.filter((name) => draft[name].trim() !== '');
  const values = Object.fromEntries(
    typed.map((name) => [name, name === 'shortestPeriod' ? draft[name] : Number(draft[name])]),
  );
  const parsed = v.safeParse(limitOverridesSchema, values);
  if (parsed.success) return { limits: parsed.output as LimitOverrides };
  const errors: LimitErrors = {};
  for (const issue of parsed.issues) {
    const name = limitNames.find((known) => known === v.getDotPath(issue));
    if (name)
      errors[name] ??= issue.type === 'max_value' ? 'That’s above the maximum.' : 'Enter a whole number.';
  }
  return { errors };
}
