import { errorCatalogue } from '#domain/errors';
import { pathTo } from '#domain/routes';
import { ButtonLink } from '#ui/TextLink';
import { useSession } from '../SessionContext';
import { SignOutButton } from '../SignOutButton';
import { AuthFrame, ButtonRow } from './AuthFrame';

export function AccessDeniedScreen() {
  const { account, problem } = useSession();
  return (
    <AuthFrame title={problem ? 'Sign-ups are closed' : 'You don’t have access to this page'}>
      <p css={{ margin: 0 }}>
        {problem
          ? 'Plumbline isn’t accepting new accounts right now. Existing accounts work as before.'
          : 'This account doesn’t have permission to open that page. Ask an admin for access, or log in with another account.'}
      </p>
      {account && <p css={{ margin: 0 }}>You are logged in as {account.email}.</p>}
      <ButtonRow>
        {!problem && (
          <ButtonLink to={pathTo('dashboard')} variant="primary">
            Go to your dashboard
          </ButtonLink>
        )}
        {account ? <SignOutButton /> : <ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      </ButtonRow>
    </AuthFrame>
  );
}

export function BlockedScreen() {
  const { account, user } = useSession();
  if (user?.state === 'deleting') return <Deleting />;
  return (
    <AuthFrame title="This account is blocked">
      <p css={{ margin: 0 }}>
        {account
          ? `${account.email} can’t use Plumbline right now. `
          : 'A blocked account can’t use Plumbline. '}
        Its reports are kept. If you think this is a mistake, email us from the account’s email address.
      </p>
      {user?.blockedReason && <p css={{ margin: 0 }}>Reason: {user.blockedReason}</p>}
      <ButtonRow>
        {account ? <SignOutButton /> : <ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      </ButtonRow>
    </AuthFrame>
  );
}

function Deleting() {
  const { title, message } = errorCatalogue['account-deleting'];
  return (
    <AuthFrame title={title}>
      <p css={{ margin: 0 }}>{message}</p>
      <ButtonRow>
        <SignOutButton />
      </ButtonRow>
    </AuthFrame>
  );
}
