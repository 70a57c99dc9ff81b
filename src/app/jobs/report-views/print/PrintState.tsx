import { css } from '@emotion/react';
import { Failure } from '#app/forms/Form';
import type { ActionState } from '#app/live/useAction';
import { color, text } from '#ui/theme/tokens';

/** Takes no space while empty, but must exist for screen readers to announce changes. */
const words = css({
  margin: 0,
  fontSize: text.sm,
  color: color.inkSoft,
  '&:empty': { position: 'absolute' },
  '@media print': { display: 'none' },
});

/** Announces that a report is being read for printing, or could not be. */
export function PrintState({ state }: { readonly state: ActionState }) {
  return (
    <>
      <p role="status" css={words}>
        {state.status === 'busy' &&
          'Preparing the report for printing. The print dialog opens when it’s ready.'}
      </p>
      {state.status === 'failed' && <Failure error={state.error} />}
    </>
  );
}
