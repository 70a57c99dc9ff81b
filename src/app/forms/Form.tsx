import type { FormEventHandler, ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { explain } from '../live/explain';

interface FormProps {
  readonly onSubmit: FormEventHandler;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly submit: string;
  /** What the button says while it works. */
  readonly working: string;
  readonly look?: ButtonLook;
  /** Why it can't be sent now. */
  readonly unavailable?: string | undefined;
  /** What is said once it has been done. */
  readonly done?: ReactNode;
  /** The button is as wide as the fields, for a form that is the whole screen. */
  readonly wide?: boolean;
  /** The way out of a dialog, before the button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Fields, what went wrong or well, and the button. What was typed stays; the browser's own checks stay out of it. */
export function Form(props: FormProps) {
  const {
    onSubmit,
    failure,
    busy,
    submit,
    working,
    look = 'primary',
    unavailable,
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
          // With a way out it is a dialog's, whose buttons stand to the right and the deed last.
          justifyContent: aside && !wide ? 'flex-end' : 'flex-start',
          gap: space(2),
        }}
      >
        {aside}
        <Button type="submit" look={look} busy={busy ? working : undefined} unavailable={unavailable}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Any failure, in words, where it happened. */
export function Failure({ error }: { readonly error: unknown }) {
  const { title, message } = explain(error);
  return (
    <Notice tone="error" title={title}>
      {message}
    </Notice>
  );
}
