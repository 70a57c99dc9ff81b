import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';

interface AuthFormProps {
  readonly onSubmit: FormEventHandler;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly submit: string;
  /** What the button says while it works. */
  readonly working: string;
  readonly children: ReactNode;
}

export function AuthForm({ onSubmit, failure, busy, submit, working, children }: AuthFormProps) {
  const words = failure === undefined ? undefined : explain(failure);
  return (
    <form noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: space(4) }}>
      {words && (
        <Notice tone="error" title={words.title}>
          {words.message}
        </Notice>
      )}
      {children}
      <Button type="submit" look="primary" busy={busy ? working : undefined}>
        {submit}
      </Button>
    </form>
  );
}
