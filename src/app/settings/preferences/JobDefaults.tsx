import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { validationError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { HostPolicyFields } from '#app/job-views/HostPolicyFields';
import { scopeOptions } from '#app/job-views/labels';
import { useSession } from '#app/session/SessionContext';
import type { Scope } from '#domain/jobInput';
import { limitsFor } from '#domain/plans';
import { preferencesSchema } from '#domain/preferences';
import { formatNumber } from '#ui/format';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { phone, space } from '#ui/theme/tokens';
import type { PreferenceFormProps } from './WithPreferences';

const { maxPages, maxDepth, requestsPerSecond } = preferencesSchema.entries.jobDefaults.entries;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(4),
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Draft {
  readonly scope: Scope;
  readonly maxPages: string;
  readonly maxDepth: string;
  readonly requestsPerSecond: string;
  readonly checkExternal: boolean;
  readonly respectRobots: boolean;
}

type NumberField = 'maxPages' | 'maxDepth' | 'requestsPerSecond';

/** Edits the defaults of the form for a new job. */
export function JobDefaults({ preferences, save }: PreferenceFormProps) {
  const { user } = useSession();
  const maxPagesOfPlan = limitsFor(user?.plan ?? 'free', user?.limits).pagesPerJob;
  const stored = preferences.jobDefaults;
  const [draft, setDraft] = useState<Draft>(() => ({
    ...stored,
    maxPages: String(stored.maxPages),
    maxDepth: String(stored.maxDepth),
    requestsPerSecond: String(stored.requestsPerSecond),
  }));
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const change = (changes: Partial<Draft>) => {
    setSent(false);
    setDraft((all) => ({ ...all, ...changes }));
  };
  const errors = validationErrors(draft, maxPagesOfPlan);
  const shown = checked ? errors : {};

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const wrong = Object.keys(errors)[0];
    if (wrong !== undefined) return focusOn(event.currentTarget, wrong);
    setSent(true);
    save.run({
      jobDefaults: {
        ...draft,
        maxPages: Number(draft.maxPages),
        maxDepth: Number(draft.maxDepth),
        requestsPerSecond: Number(draft.requestsPerSecond),
      },
    });
  }

  const number = (name: NumberField, label: string) => (
    <TextInput
      label={label}
      name={name}
      inputMode="numeric"
      mono
      value={draft[name]}
      onText={(typed) => change({ [name]: typed })}
      error={shown[name]}
    />
  );
  return (
    <Form
      onSubmit={onSubmit}
      failure={save.state.status === 'failed' ? save.state.error : undefined}
      busy={save.state.status === 'busy'}
      submit="Save job defaults"
      working="Saving"
      variant="plain"
      done={sent && save.state.status === 'idle' && 'Saved. Your next job starts with these defaults.'}
    >
      <Select
        label="What to check"
        value={draft.scope}
        options={scopeOptions}
        onChoose={(scope) => change({ scope })}
      />
      <div css={grid}>
        {number('maxPages', 'Max pages')}
        {number('maxDepth', 'Max depth')}
        {number('requestsPerSecond', 'Requests per second')}
      </div>
      <HostPolicyFields policy={draft} change={change} />
    </Form>
  );
}

function validationErrors(draft: Draft, maxPagesOfPlan: number): Partial<Record<NumberField, string>> {
  const errors: Partial<Record<NumberField, string>> = {};
  const schemas = { maxPages, maxDepth, requestsPerSecond };
  const ranges = {
    maxPages: `1 to ${formatNumber(maxPagesOfPlan)}`,
    maxDepth: '0 to 100',
    requestsPerSecond: '1 to 100',
  };
  for (const name of ['maxPages', 'maxDepth', 'requestsPerSecond'] as const) {
    const value = /^\d+$/.test(draft[name].trim()) ? Number(draft[name]) : undefined;
    if (validationError(schemas[name], value) !== undefined)
      errors[name] = `Enter a whole number from ${ranges[name]}.`;
  }
  if (!errors.maxPages && Number(draft.maxPages) > maxPagesOfPlan) {
    errors.maxPages = `Your plan’s limit is ${formatNumber(maxPagesOfPlan)} pages per job.`;
  }
  return errors;
}

function focusOn(form: EventTarget, name: string): void {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}
