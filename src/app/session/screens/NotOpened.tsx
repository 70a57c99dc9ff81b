import { useState } from 'react';
import { explain } from '#app/live/explain';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/States';
import type { SessionState } from '../SessionContext';
import { SignOutButton } from '../SignOutButton';
import { AuthFrame } from './AuthFrame';

/** Tells a logged-in user that their session can't be opened now. */
export function NotOpened({ problem }: { readonly problem: NonNullable<SessionState['problem']> }) {
  const { error, retry } = problem;
  // Each failed attempt has an error of its own.
  const [tried, setTried] = useState<unknown>();
  return (
    <AuthFrame title="Opening Plumbline">
      <ErrorState
        words={explain(error)}
        actions={
          <>
            <Button
              look="primary"
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
