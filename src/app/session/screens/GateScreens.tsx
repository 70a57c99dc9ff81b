import type { ReactNode } from 'react';
import { pathTo } from '../../../domain/routes';
import { DateTime } from '../../../ui/DateTime';
import { ButtonLink } from '../../../ui/TextLink';
import { space } from '../../../ui/theme/tokens';
import { useSession } from '../SessionContext';
import { SignOutButton } from '../SignOutButton';
import { AuthFrame } from './AuthFrame';

/** For a visitor: how to join. For who has joined: what happens next. */
export function WaitlistScreen() {
  const { account, user } = useSession();
  if (!account) {
    return (
      <AuthFrame title="Join the waitlist">
        <p css={{ margin: 0 }}>
          We let people in a few at a time. Sign up and your account waits here until we approve it; nothing
          else is needed from you.
        </p>
        <Row>
          <ButtonLink to={pathTo('signup')} look="primary">
            Sign up
          </ButtonLink>
          <ButtonLink to={pathTo('login')}>Log in</ButtonLink>
        </Row>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="You are on the waitlist">
      <p css={{ margin: 0 }}>
        {account.email} joined
        {user ? (
          <>
            {' '}
            <DateTime date={user.createdAt} />
          </>
        ) : (
          ' the list'
        )}
        . When we approve your account this page opens your dashboard by itself.
      </p>
      <Row>
        <SignOutButton />
      </Row>
    </AuthFrame>
  );
}

export function AccessDeniedScreen() {
  const { account, problem } = useSession();
  return (
    <AuthFrame title={problem ? 'We take no new sign-ups now' : 'This is not for your account'}>
      <p css={{ margin: 0 }}>
        {problem
          ? 'Plumbline is closed to new accounts at present. Existing accounts work as before.'
          : 'That page needs rights this account does not have. Ask whoever sent you here for access, or log in with another account.'}
      </p>
      {account && <p css={{ margin: 0 }}>You are logged in as {account.email}.</p>}
      <Row>
        {!problem && (
          <ButtonLink to={pathTo('dashboard')} look="primary">
            Go to your dashboard
          </ButtonLink>
        )}
        {account ? <SignOutButton /> : <ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      </Row>
    </AuthFrame>
  );
}

export function BlockedScreen() {
  const { account, user } = useSession();
  return (
    <AuthFrame title="This account is blocked">
      <p css={{ margin: 0 }}>
        {account ? `${account.email} can’t use Plumbline now. ` : 'A blocked account can’t use Plumbline. '}
        Its reports are kept. If you think that is a mistake, write to us from the account’s address.
      </p>
      {user?.blockedReason && <p css={{ margin: 0 }}>The reason given: {user.blockedReason}</p>}
      <Row>{account ? <SignOutButton /> : <ButtonLink to={pathTo('login')}>Log in</ButtonLink>}</Row>
    </AuthFrame>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>{children}</div>;
}
