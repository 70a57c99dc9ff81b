import { providerIds } from '../../../services/backend';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { space } from '../../../ui/theme/tokens';
import { Failure, Form } from '../../forms/Form';
import { CurrentPasswordInput } from '../../forms/fields';
import { useForm } from '../../forms/useForm';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { methodName } from '../../session/providers';
import { useAccount } from '../../session/SessionContext';

interface ProofDialogProps {
  readonly open: boolean;
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** Asks who is here once more, by any way this account has. */
export function ProofDialog({ open, onProven, onClose }: ProofDialogProps) {
  return (
    <Dialog title="Confirm that it is you" open={open} onClose={onClose}>
      <Proofs onProven={onProven} onClose={onClose} />
    </Dialog>
  );
}

function Proofs({ onProven, onClose }: Omit<ProofDialogProps, 'open'>) {
  const { auth } = useBackend();
  const { email, methods } = useAccount();
  const has = (id: string) => methods.some(({ method }) => method === id);
  const form = useForm(
    { password: '' },
    { password: (password) => (password === '' ? 'Type your password.' : undefined) },
    async ({ password }) => {
      await auth.prove({ method: 'password', password });
      onProven();
    },
  );
  const provider = useAction(async (method: (typeof providerIds)[number]) => {
    await auth.prove({ method });
    onProven();
  });
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <p css={{ margin: 0 }}>You logged in a while ago, and this change needs a fresh proof.</p>
      {has('password') && (
        <Form
          {...form}
          submit="Confirm"
          working="Confirming"
          aside={<Button onClick={onClose}>Don’t change anything</Button>}
        >
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <CurrentPasswordInput
            label="Your present password"
            value={form.values.password}
            onText={form.change('password')}
            error={form.errors.password}
          />
        </Form>
      )}
      {provider.state.status === 'failed' && <Failure error={provider.state.error} />}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {providerIds.filter(has).map((id) => (
          <Button
            key={id}
            onClick={() => provider.run(id)}
            busy={provider.state.status === 'busy' ? 'Waiting for the window' : undefined}
          >
            Confirm with {methodName(id)}
          </Button>
        ))}
        {!has('password') && <Button onClick={onClose}>Don’t change anything</Button>}
      </div>
    </div>
  );
}
