import { useLocation } from '@reach/router';
import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { ButtonLink, TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { useAccount, useSession } from '../SessionContext';
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

interface ConfirmAddressProps {
  /** Why this screen needs a verified email address, as a full sentence. */
  readonly why: string;
}

/** Prompts the user to verify their email address. Renders nothing once it is verified. */
export function ConfirmAddress({ why }: ConfirmAddressProps) {
  const { auth } = useBackend();
  const { email, emailVerified, methods } = useAccount();
  const [sentAgain, setSentAgain] = useState(false);
  const { state, run } = useAction(async () => {
    await auth.sendVerification();
    setSentAgain(true);
  });
  const isUnconfirmed = email !== '' && !emailVerified;
  useRefreshOnReturn(isUnconfirmed);
  if (!isUnconfirmed) return null;
  // Signing up with a password sends the link immediately.
  const sent = sentAgain || methods.some(({ method }) => method === 'password');
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <Notice tone="notice" title={sentAgain ? 'Email sent' : 'Confirm your email address'}>
        {!sentAgain && `${why} `}
        {sent ? `Open the link in the email we sent to ${email}.` : `We’ll send a link to ${email}.`}
      </Notice>
      {state.status === 'failed' && <Failure error={state.error} />}
      <Button onClick={run} busy={state.status === 'busy' ? 'Sending email' : undefined}>
        {sent ? 'Resend email' : 'Send email'}
      </Button>
    </div>
  );
}

/** The link is opened elsewhere, so the account is reloaded when the user returns to this page. */
function useRefreshOnReturn(waiting: boolean): void {
  const { auth } = useBackend();
  useEffect(() => {
    if (!waiting) return;
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      auth.refresh().catch((error: unknown) => console.warn('Couldn’t reload the account.', error));
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [auth, waiting]);
}
