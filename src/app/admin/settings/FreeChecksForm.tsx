import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { errorCatalog } from '#domain/errors';
import { freeCheckLimits, freeChecksPerHour } from '#domain/freeCheck';
import { Button } from '#ui/Button';
import { space } from '#ui/theme/tokens';
import { setFreeChecks } from '../operations/settings';

/** Switches checks without an account on or off. */
export function FreeChecksForm({ enabled }: { readonly enabled: boolean }) {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const action = enabled ? 'Switch off free checks' : 'Switch on free checks';
  const { title, message } = errorCatalog['free-checks-off'];
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>
        {enabled
          ? `Visitors can check ${freeCheckLimits.pages} pages of a site without an account, at most ${freeChecksPerHour.total} times an hour in total.`
          : 'Visitors need an account to check a site.'}
      </p>
      <Button onClick={() => setAsked(true)}>{action}</Button>
      <ConfirmDialog
        title={`${action}?`}
        open={asked}
        onClose={() => setAsked(false)}
        action={action}
        working={enabled ? 'Switching off free checks' : 'Switching on free checks'}
        act={() => setFreeChecks(backend, { enabled: !enabled })}
      >
        {enabled
          ? `Results of earlier checks stay readable for a day. A visitor who starts a check sees: “${title}. ${message}”`
          : 'Visitors can start checks immediately, within the limits in the documentation.'}
      </ConfirmDialog>
    </div>
  );
}
