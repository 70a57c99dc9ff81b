import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { TypedConfirmation } from '#app/forms/TypedConfirmation';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount, useSession } from '#app/session/SessionContext';
import { rememberSessionEnd } from '#app/session/storedSession';
import { exportMyData } from '#domain/operations';
import { pathTo } from '#domain/routes';
import { capture } from '#services/analytics';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { formatBytes } from '#ui/format';
import { saveFile } from '#ui/saveFile';
import { color, space, text } from '#ui/theme/tokens';
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

export function ExportData() {
  const { functions } = useBackend();
  const withRecentSignIn = useRecentSignIn();
  const [bytes, setBytes] = useState<number>();
  const [saved, setSaved] = useState<string>();
  const { state, run } = useAction(async () => {
    setSaved(undefined);
    setBytes(0);
    const file = await withRecentSignIn(() => functions.download(exportMyData, setBytes), exportMyData);
    capture('data exported', {});
    const name = `plumbline-data-${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(file, name);
    setSaved(name);
  });
  const busy = state.status === 'busy';
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>
        Download a JSON file with everything we store about you: your account, settings, usage, jobs and
        reports.
      </p>
      <Button onClick={run} busy={busy ? 'Exporting your data' : undefined}>
        Export my data
      </Button>
      <p role="status" css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
        {busy && bytes !== undefined && `${formatBytes(bytes)} so far`}
        {!busy && saved && `Saved as ${saved}, ${formatBytes(bytes ?? 0)}`}
      </p>
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}
