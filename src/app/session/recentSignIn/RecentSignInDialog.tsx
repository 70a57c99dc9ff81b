import type { ReactNode } from 'react';
import { Failure, Form } from '#app/forms/Form';
import { CurrentPasswordInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { type ProviderId, providerIds } from '#services/backend';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { methodName } from '../providers';
import { useAccount } from '../SessionContext';

interface RecentSignInDialogProps {
  readonly open: boolean;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Prompts users to confirm their identity, by any sign-in method of their account. */
export function RecentSignInDialog({ open, onConfirmed, onCancel }: RecentSignInDialogProps) {
  return (
    <Dialog title="Confirm that it’s you" open={open} onClose={onCancel}>
      <Methods onConfirmed={onConfirmed} cancel={<Button onClick={onCancel}>Cancel</Button>} />
    </Dialog>
  );
}

interface MethodProps {
  readonly onConfirmed: () => void;
  readonly cancel: ReactNode;
}

function Methods({ onConfirmed, cancel }: MethodProps) {
  const { methods } = useAccount();
  const has = (id: string) => methods.some(({ method }) => method === id);
  const providers = providerIds.filter(has);
  if (methods.length === 0) {
    return (
      <>
        <Notice tone="notice" title="You can’t confirm that it’s you yet">
          Set a password, or link Google or GitHub, in Settings. Then try again.
        </Notice>
        <DialogActions>{cancel}</DialogActions>
      </>
    );
  }
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <p css={{ margin: 0 }}>
        This action requires a recent login. Confirm that it’s you to continue. You won’t lose what you
        entered.
      </p>
      {has('password') && <PasswordMethod onConfirmed={onConfirmed} cancel={cancel} />}
      {providers.length > 0 && (
        <ProviderMethods
          providers={providers}
          onConfirmed={onConfirmed}
          cancel={has('password') ? undefined : cancel}
        />
      )}
    </div>
  );
}

function PasswordMethod({ onConfirmed, cancel }: MethodProps) {
  const { auth } = useBackend();
  const { email } = useAccount();
  const form = useForm(
    { password: '' },
    { password: (password) => (password === '' ? 'Enter your password.' : undefined) },
    async ({ password }) => {
      await auth.reauthenticate({ method: 'password', password });
      onConfirmed();
    },
  );
  return (
    <Form {...form} submit="Confirm" working="Confirming" aside={cancel}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordInput
        label="Your password"
        value={form.values.password}
        onText={form.change('password')}
        error={form.errors.password}
      />
    </Form>
  );
}

interface ProviderMethodsProps extends MethodProps {
  readonly providers: readonly ProviderId[];
}

function ProviderMethods({ providers, onConfirmed, cancel }: ProviderMethodsProps) {
  const { auth } = useBackend();
  const { state, run } = useAction(async (method: ProviderId) => {
    await auth.reauthenticate({ method });
    onConfirmed();
  });
  return (
    <>
      {state.status === 'failed' && <Failure error={state.error} />}
      <DialogActions>
        {cancel}
        {providers.map((id) => (
          <Button
            key={id}
            onClick={() => run(id)}
            busy={state.status === 'busy' ? 'Waiting for the login window' : undefined}
          >
            Confirm with {methodName(id)}
          </Button>
        ))}
      </DialogActions>
    </>
  );
}
