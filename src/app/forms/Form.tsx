import type { FormEventHandler, ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { explain } from '../live/explain';

interface FormProps {
  readonly onSubmit: FormEventHandler;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly submit: string;
  /** The button's label while it works. */
  readonly working: string;
  readonly variant?: ButtonVariant;
  /** Why it can't be submitted now. */
  readonly disabledReason?: string | undefined;
  /** Shown after success. */
  readonly done?: ReactNode;
  /** The button is as wide as the fields, for a form that fills the screen. */
  readonly wide?: boolean;
  /** The cancel button of a dialog, before the submit button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Lays out the fields, the result and the button. Typed values survive, and the browser's own validation is
 * off.
 */
export function Form(props: FormProps) {
  const {
    onSubmit,
    failure,
    busy,
    submit,
    working,
    variant = 'primary',
    disabledReason,
    done,
    wide,
    aside,
  } = props;
  return (
    <form noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: space(4), minWidth: 0 }}>
      {props.children}
      {failure !== undefined && <Failure error={failure} />}
      {done && <Notice tone="fixed">{done}</Notice>}
      <div
        css={{
          display: wide ? 'grid' : 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          // With a cancel button it is in a dialog, whose buttons are aligned right, with the action last.
          justifyContent: aside && !wide ? 'flex-end' : 'flex-start',
          gap: space(2),
        }}
      >
        {aside}
        <Button
          type="submit"
          variant={variant}
          busy={busy ? working : undefined}
          disabledReason={disabledReason}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Explains any failure, where it happened. */
export function Failure({ error }: { readonly error: unknown }) {
  const { title, message } = explain(error);
  return (
    <Notice tone="error" title={title}>
      {message}
    </Notice>
  );
}
