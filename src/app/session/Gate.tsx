import { navigate, useLocation } from '@reach/router';
import { type ReactNode, useEffect, useState } from 'react';
import { explain, isOffline } from '#app/live/explain';
import { decideAccess } from '#domain/access';
import { errorCatalog } from '#domain/errors';
import { type RouteName, routes } from '#domain/routes';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/States';
import { type SessionState, useSession } from './SessionContext';
import { SignOutButton } from './SignOutButton';
import { AuthFrame } from './screens/AuthFrame';

interface GateProps {
  readonly route: RouteName;
  /** Must not reveal who is logged in. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows a screen to users that may see it, and redirects everyone else. */
export function Gate({ route, waiting, children }: GateProps) {
  const { session, problem } = useSession();
  const { pathname, search, hash } = useLocation();
  // Keep the first value: after a redirect the URL has no `next` any more, while this page is still mounted
  // until the other one has loaded.
  const [next] = useState(() => new URLSearchParams(search).get('next') ?? undefined);
  const decision = decideAccess(session, route, `${pathname}${search}${hash}`, next);
  const to = decision.kind === 'redirect' ? decision.to : undefined;

  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to]);

  if (to !== undefined) return waiting;
  if (decision.kind === 'allow') return children;
  if (problem && routes[route].area !== 'public') {
    return <NotOpened problem={problem} />;
  }
  return waiting;
}

/** Nothing is loaded yet, so the message on other screens doesn't apply. */
const notOpenedOffline = {
  title: errorCatalog.offline.title,
  message: 'Plumbline opens automatically when you’re back online.',
};

/** Tells a logged-in user that their session can't be opened now. */
function NotOpened({ problem }: { readonly problem: NonNullable<SessionState['problem']> }) {
  const { error, retry } = problem;
  // Each failed attempt has an error of its own.
  const [tried, setTried] = useState<unknown>();
  return (
    <AuthFrame title="Opening Plumbline">
      <ErrorState
        words={isOffline(error) ? notOpenedOffline : explain(error)}
        actions={
          <>
            <Button
              variant="primary"
              busy={tried === error ? 'Trying again' : undefined}
              onClick={() => {
                setTried(error);
                retry();
              }}
            >
              Try again
            </Button>
            <SignOutButton />
          </>
        }
      />
    </AuthFrame>
  );
}
