import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import type { ActionState } from '#app/live/useAction';
import { color, text } from '#ui/theme/tokens';

/** Shows the state of a choice that is saved immediately. */
export function Saved({ state }: { readonly state: ActionState }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (state.status === 'busy') setBegun(true);
  }, [state]);
  if (state.status === 'failed') return <Failure error={state.error} />;
  return (
    <p role="status" css={{ margin: 0, minHeight: '1.25rem', fontSize: text.xs, color: color.inkFaint }}>
      {state.status === 'busy' ? 'Saving' : begun ? 'Saved' : ''}
    </p>
  );
}
