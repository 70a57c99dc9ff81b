import { pathTo } from '../../../domain/routes';
import { Notice } from '../../../ui/Notice';
import { ErrorState } from '../../../ui/States';
import { ButtonLink } from '../../../ui/TextLink';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { AuthFrame, AuthWaiting } from './AuthFrame';
import { useOnce } from './useOnce';

export function ConfirmEmail({ code }: { readonly code: string }) {
  const { auth } = useBackend();
  const confirmed = useOnce(() => auth.applyCode(code));
  if (confirmed.status === 'busy') return <AuthWaiting title="Confirm your address" />;
  return (
    <AuthFrame title="Confirm your address">
      {confirmed.status === 'failed' ? (
        <ErrorState words={explain(confirmed.error)} />
      ) : (
        <Notice tone="fixed" title="Your address is confirmed">
          There is nothing more to do.
        </Notice>
      )}
      <ButtonLink to={pathTo('dashboard')} look="primary">
        Go to your dashboard
      </ButtonLink>
    </AuthFrame>
  );
}
