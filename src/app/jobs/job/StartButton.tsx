import { useState } from 'react';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { ActionState } from '#app/live/useAction';
import { Button, type ButtonVariant } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { HeadersDialog } from '../headers/HeadersDialog';

interface StartButtonProps {
  readonly variant: ButtonVariant;
  readonly words: string;
  /** What its key does, for the list of keyboard shortcuts. */
  readonly hint: string;
  readonly reason: string | undefined;
  /** Request headers whose values must be entered first. */
  readonly missing: readonly string[];
  readonly state: ActionState;
  readonly run: (headers?: Readonly<Record<string, string>>) => void;
}

/** Starts an ended job again; prompts for request header values that are no longer stored. */
export function StartButton({ variant, words, hint, reason, missing, state, run }: StartButtonProps) {
  const [asking, setAsking] = useState(false);
  const press = () => (missing.length > 0 ? setAsking(true) : run());
  useKey('r', hint, reason === undefined ? press : undefined);
  return (
    <>
      <Button
        variant={variant}
        disabledReason={reason}
        onClick={press}
        busy={state.status === 'busy' ? 'Starting job' : undefined}
      >
        {words}
      </Button>
      {state.status === 'failed' && !asking && (
        <Notice tone="error" title={explain(state.error).title}>
          {explain(state.error).message}
        </Notice>
      )}
      {missing.length > 0 && reason === undefined && (
        <HeadersDialog
          title="Enter the request headers again"
          names={missing}
          submit={words}
          open={asking}
          onClose={() => setAsking(false)}
          state={state}
          run={run}
        />
      )}
    </>
  );
}
