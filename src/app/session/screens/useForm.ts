import { type FormEvent, useState } from 'react';
import { useAction } from '../../live/useAction';

type Checks<Values> = { readonly [Key in keyof Values]: (value: Values[Key]) => string | undefined };
type Errors<Values> = { readonly [Key in keyof Values]?: string | undefined };

interface Form<Values> {
  readonly values: Values;
  readonly errors: Errors<Values>;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly change: <Key extends keyof Values & string>(name: Key) => (value: Values[Key]) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * A small form: checked when it is sent, then field by field as the errors are mended. What was typed always stays.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  checks: Checks<Values>,
  send: (values: Values) => Promise<void>,
): Form<Values> {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const { state, run } = useAction(send);
  const errorsOf = (all: Values): Errors<Values> => {
    const entries = Object.keys(checks).map((name: keyof Values) => [name, checks[name](all[name])]);
    return Object.fromEntries(entries) as Errors<Values>;
  };
  return {
    values,
    errors: checked ? errorsOf(values) : {},
    busy: state.status === 'busy',
    failure: state.status === 'failed' ? state.error : undefined,
    change: (name) => (value) => setValues((all) => ({ ...all, [name]: value })),
    onSubmit: (event) => {
      event.preventDefault();
      setChecked(true);
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
