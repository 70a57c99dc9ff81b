import { type ReactNode, useState } from 'react';
import type { Backend } from '#services/backend';
import { firebaseBackend } from '#services/firebase';
import { Notice } from '#ui/Notice';
import { BackendProvider } from '../live/BackendContext';
import { RecentSignInProvider } from '../session/recentSignIn/RecentSignInProvider';
import { SecondFactorDialog } from '../session/SecondFactorDialog';
import { SessionProvider } from '../session/SessionProvider';
import { Telemetry } from './telemetry/Telemetry';

type Opened = { readonly backend: Backend } | { readonly configurationError: string };

/**
 * Connects the screens to Firebase. A build without its settings says which are missing instead of showing
 * nothing.
 */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  const [opened] = useState<Opened>(open);
  if ('configurationError' in opened) {
    return (
      <main css={{ maxWidth: '44rem', margin: '3rem auto', padding: '0 1.5rem', whiteSpace: 'pre-line' }}>
        <Notice tone="error" title="This build isn’t configured">
          {opened.configurationError}
        </Notice>
      </main>
    );
  }
  return (
    <BackendProvider value={opened.backend}>
      <SessionProvider>
        <RecentSignInProvider>{children}</RecentSignInProvider>
        <SecondFactorDialog />
        <Telemetry />
      </SessionProvider>
    </BackendProvider>
  );
}

function open(): Opened {
  try {
    return { backend: firebaseBackend() };
  } catch (error) {
    return { configurationError: error instanceof Error ? error.message : String(error) };
  }
}
