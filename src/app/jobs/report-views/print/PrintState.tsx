import { css } from '@emotion/react';
import { Failure } from '#app/forms/Form';
import type { ActionState } from '#app/live/useAction';
import { color, text } from '#ui/theme/tokens';

/** Empty it takes no place, and is there to be listened to. */
const words = css({
  margin: 0,
  fontSize: text.sm,
  color: color.inkSoft,
  '&:empty': { position: 'absolute' },
  '@media print': { display: 'none' },
});

/** That a report is being read for paper, or could not be. */
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
