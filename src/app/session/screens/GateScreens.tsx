import { errorCatalog } from '#domain/errors';
import { pathTo } from '#domain/routes';
import { supportEmail } from '#services/environment/support';
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
          : 'This account doesn’t have permission to open that page. To open it, log in with another account.'}
      </p>
      <Support when={problem ? 'If you have questions' : 'If you need access'} />
      {account && (
        <p css={{ margin: 0 }}>You’re logged in as {account.email || 'a user without an email address'}.</p>
      )}
      <ButtonRow>
        {!problem && (
          <ButtonLink to={pathTo('dashboard')} variant="primary">
            Go to your dashboard
          </ButtonLink>
        )}
        <WaysOut />
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
          ? `${account.email || 'This account'} can’t use Plumbline right now. `
          : 'A blocked account can’t use Plumbline. '}
        Its reports are kept.
      </p>
      {user?.blockedReason && <p css={{ margin: 0 }}>Reason: {user.blockedReason}</p>}
      <Support when="If you think this is a mistake" />
      <ButtonRow>
        <WaysOut />
      </ButtonRow>
    </AuthFrame>
  );
}

function Deleting() {
  const { title, message } = errorCatalog['account-deleting'];
  return (
    <AuthFrame title={title}>
      <p css={{ margin: 0 }}>{message}</p>
      <ButtonRow>
        <WaysOut />
      </ButtonRow>
    </AuthFrame>
  );
}

/** Names the email address to write to, if this installation has one. */
function Support({ when }: { readonly when: string }) {
  const email = supportEmail();
  return (
    <p css={{ margin: 0, overflowWrap: 'anywhere' }}>
      {email === null ? (
        `${when}, contact the operator of this site.`
      ) : (
        <>
          {when}, email <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </p>
  );
}

function WaysOut() {
  const { account } = useSession();
  return (
    <>
      {account ? <SignOutButton /> : <ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      <ButtonLink to={pathTo('home')}>Go to the home page</ButtonLink>
    </>
  );
}
