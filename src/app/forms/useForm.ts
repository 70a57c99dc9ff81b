import { type FormEvent, useState } from 'react';
import { useAction } from '../live/useAction';

type Checks<Values> = { readonly [Key in keyof Values]: (value: Values[Key]) => string | undefined };
type Errors<Values> = { readonly [Key in keyof Values]?: string | undefined };

export interface FormState<Values> {
  readonly values: Values;
  readonly errors: Errors<Values>;
  readonly busy: boolean;
  readonly failure: unknown;
  /** Submitted, and unchanged since. */
  readonly sent: boolean;
  readonly change: <Key extends keyof Values & string>(name: Key) => (value: Values[Key]) => void;
  /** Sets values that the user did not type. */
  readonly fill: (values: Partial<Values>) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Manages a small form: validates on submit, and then each field as it is corrected. Typed values always
 * survive.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  checks: Checks<Values>,
  send: (values: Values) => Promise<void>,
): FormState<Values> {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const { state, run, reset } = useAction(async (all: Values) => {
    await send(all);
    setSent(true);
    setChecked(false);
  });
  const errorsOf = (all: Values): Errors<Values> => {
    const entries = Object.keys(checks).map((name: keyof Values) => [name, checks[name](all[name])]);
    return Object.fromEntries(entries) as Errors<Values>;
  };
  return {
    values,
    errors: checked ? errorsOf(values) : {},
    busy: state.status === 'busy',
    failure: state.status === 'failed' ? state.error : undefined,
    sent,
    change: (name) => (value) => {
      setSent(false);
      // The failure was about the previous values.
      reset();
      setValues((all) => ({ ...all, [name]: value }));
    },
    fill: (given) => setValues((all) => ({ ...all, ...given })),
    onSubmit: (event) => {
      event.preventDefault();
      setChecked(true);
      setSent(false);
      const errors = errorsOf(values);
      const wrong = Object.keys(errors).find((name) => errors[name] !== undefined);
      if (wrong === undefined) run(values);
      else focusField(event.currentTarget, wrong);
    },
  };
}

function focusField(form: EventTarget, name: string): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
