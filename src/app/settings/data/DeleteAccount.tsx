import { useState } from 'react';
import { TypedConfirmation } from '#app/forms/TypedConfirmation';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount, useSession } from '#app/session/SessionContext';
import { rememberSessionEnd } from '#app/session/storedSession';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { space } from '#ui/theme/tokens';
import { deleteMyAccount } from '../operations';

export function DeleteAccount() {
  const backend = useBackend();
  const { uid, email } = useAccount();
  const { user } = useSession();
  const withRecentSignIn = useRecentSignIn();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>
        Deleting your account permanently deletes all its jobs, reports and schedules.
      </p>
      <Button
        variant="danger"
        onClick={() => setAsked(true)}
        disabledReason={
          user?.admin ? 'You’re an admin. Ask another admin to remove your admin role first.' : undefined
        }
      >
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={asked} onClose={close}>
        <p css={{ margin: 0 }}>
          Running jobs stop, and everything is deleted within minutes. This can’t be undone. Export your data
          first if you want to keep it.
        </p>
        <TypedConfirmation
          expected={email || uid}
          action="Delete my account"
          working="Deleting your account"
          onCancel={close}
          onConfirm={async ({ confirm }) => {
            await withRecentSignIn(() => deleteMyAccount(backend, { confirm }), 'deleteMyAccount');
            rememberSessionEnd('account-deleting');
            await backend.auth.signOut();
            // Load a new page: the gate may be redirecting already, and two navigations at the same time
            // can end on an empty page.
            window.location.replace(pathTo('login'));
          }}
        />
      </Dialog>
    </div>
  );
}
