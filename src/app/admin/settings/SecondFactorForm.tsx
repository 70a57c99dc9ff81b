import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { Button } from '#ui/Button';
import { space } from '#ui/theme/tokens';
import { setSecondFactorRequired } from '../operations/settings';

/**
 * Requires a second factor of admins. The function rejects this for an admin who would lock themselves out.
 */
export function SecondFactorForm({ required }: { readonly required: boolean }) {
  const backend = useBackend();
  const withRecentSignIn = useRecentSignIn();
  const [asked, setAsked] = useState(false);
  const action = required ? 'Stop requiring a second factor' : 'Require a second factor';
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>
        {required
          ? 'Admins have admin rights only after they log in with a code from an authenticator app.'
          : 'Admins can log in without a second factor.'}
      </p>
      <Button onClick={() => setAsked(true)}>{action}</Button>
      <ConfirmDialog
        title={`${action}?`}
        open={asked}
        onClose={() => setAsked(false)}
        action={action}
        working="Saving"
        act={() =>
          withRecentSignIn(
            () => setSecondFactorRequired(backend, { required: !required }),
            'setSecondFactorRequired',
          )
        }
      >
        {required
          ? 'Admins who logged in without a code get their admin rights back immediately.'
          : 'Admins who logged in without a code lose their admin rights immediately, until they log in with one. To change this setting, you must have logged in with a code.'}
      </ConfirmDialog>
    </div>
  );
}
