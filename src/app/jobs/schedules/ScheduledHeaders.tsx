import { css } from '@emotion/react';
import { useState } from 'react';
import type { useForm } from '#app/forms/useForm';
import { inputTitles } from '#domain/inputTitles';
import type { UpdateScheduleRequest } from '#domain/operations';
import { space, text } from '#ui/theme/tokens';
import { HeaderField, RemovedHeader } from '../headers/HeaderField';
import { headerValueProblem } from '../headers/useMissingHeaders';
import type { ScheduleDraft } from './scheduleDraft';

/** A request header that a schedule sends or will send. */
export interface ScheduledHeader {
  readonly name: string;
  /** Its value is stored, and kept unless another one is typed. */
  readonly stored: boolean;
}

export type HeaderChanges = NonNullable<UpdateScheduleRequest['headers']>;

const fieldOf = (name: string) => `header-${name}`;

/** Manages the form's state of headers: typed values, and which to remove. */
export function useScheduledHeaders(headers: readonly ScheduledHeader[]) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const check =
    ({ name, stored }: ScheduledHeader) =>
    (value: string) =>
      removed.has(name) || (stored && value === '') ? undefined : headerValueProblem(name, value);
  return {
    removed,
    initial: Object.fromEntries(headers.map(({ name }) => [fieldOf(name), ''])),
    checks: Object.fromEntries(headers.map((header) => [fieldOf(header.name), check(header)])),
    setRemoved: (name: string, isRemoved: boolean) =>
      setRemoved((all) => new Set(isRemoved ? [...all, name] : [...all].filter((one) => one !== name))),
    /** Returns what to send: typed values, null for removed headers, and nothing for unchanged ones. */
    changesIn: (draft: ScheduleDraft): HeaderChanges =>
      Object.fromEntries(
        headers.flatMap(({ name }): [string, string | null][] => {
          const value = draft[fieldOf(name)]?.trim() ?? '';
          if (removed.has(name)) return [[name, null]];
          return value === '' ? [] : [[name, value]];
        }),
      ),
  };
}

const group = css({ display: 'grid', gap: space(4), margin: 0, padding: 0, border: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBottom: space(2), fontSize: text.sm, fontWeight: 550 });

interface ScheduledHeadersProps {
  readonly headers: readonly ScheduledHeader[];
  readonly removable: boolean;
  readonly form: ReturnType<typeof useForm<ScheduleDraft>>;
  readonly state: ReturnType<typeof useScheduledHeaders>;
}

/** Shows whether each header is set, with a field for another value. */
export function ScheduledHeaders({ headers, removable, form, state }: ScheduledHeadersProps) {
  if (headers.length === 0) return null;
  return (
    <fieldset css={group}>
      <legend css={legend}>{inputTitles.headers}</legend>
      {headers.map(({ name, stored }) =>
        state.removed.has(name) ? (
          <RemovedHeader key={name} name={name} onKeep={() => state.setRemoved(name, false)} />
        ) : (
          <HeaderField
            key={name}
            name={name}
            field={fieldOf(name)}
            value={form.values[fieldOf(name)] ?? ''}
            onValue={form.change(fieldOf(name))}
            error={form.errors[fieldOf(name)]}
            hint={stored ? 'Set. Leave empty to keep the current value.' : notSet}
            onRemove={removable ? () => state.setRemoved(name, true) : undefined}
          />
        ),
      )}
    </fieldset>
  );
}

const notSet =
  'Not set, because values are deleted when a job ends. The schedule stores the new value encrypted until you remove it or delete the schedule.';
