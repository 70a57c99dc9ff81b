import { useLocation } from '@reach/router';
import { pathTo } from '#domain/routes';
import { ButtonLink, TextLink } from '#ui/TextLink';
import { ConfirmAddress } from '../ConfirmAddress';
import { useSession } from '../SessionContext';
import { SignOutButton } from '../SignOutButton';
import { AuthFrame, ButtonRow } from '../screens/AuthFrame';
import { JoinForm, PlainJoinForm } from './JoinForm';
import { Place } from './Place';

/**
 * Shows visitors how to join, or their position if they came by an email's link. Waitlisted users see their
 * position and what comes next.
 */
export function WaitlistScreen() {
  const { account } = useSession();
  const ticket = new URLSearchParams(useLocation().search).get('ticket') ?? undefined;
  if (account) return <Waiting email={account.email} />;
  return ticket === undefined ? <Join /> : <Ticket ticket={ticket} />;
}

function Join() {
  return (
    <AuthFrame title="Join the waitlist">
      <p css={{ margin: 0 }}>
        We approve people a few at a time. Enter your email address, and we’ll send you a link that shows your
        place and another when it’s your turn.
      </p>
      <JoinForm />
      <p css={{ margin: 0 }}>
        Already have an account? <TextLink to={pathTo('login')}>Log in</TextLink>
      </p>
    </AuthFrame>
  );
}

function Ticket({ ticket }: { readonly ticket: string }) {
  return (
    <AuthFrame title="You’re on the waitlist">
      <Place ticket={ticket} />
      <ButtonRow>
        <ButtonLink to={pathTo('home')}>See what Plumbline does</ButtonLink>
      </ButtonRow>
    </AuthFrame>
  );
}

function Waiting({ email }: { readonly email: string }) {
  return (
    <AuthFrame title="You’re on the waitlist">
      <Place />
      <ConfirmAddress why="An approval takes effect once your email address is confirmed." />
      <p css={{ margin: 0 }}>
        You’re logged in as {email}. If you leave this page open, it opens your dashboard as soon as you’re
        approved.
      </p>
      <ButtonRow>
        <SignOutButton />
      </ButtonRow>
    </AuthFrame>
  );
}

/** The page for a browser without JavaScript. */
export function WaitlistWithoutScript() {
  return (
    <>
      <p css={{ margin: 0 }}>
        We approve people a few at a time. Enter your email address, and we’ll send you a link that shows your
        place and another when it’s your turn.
      </p>
      <PlainJoinForm />
    </>
  );
}
