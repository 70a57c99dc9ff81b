import type { ComponentType } from 'react';
import { type RouteName, routes } from '../../domain/routes';
import { Gate } from '../session/Gate';
import { AuthWaiting } from '../session/screens/AuthFrame';
import { AppProviders } from './AppProviders';
import { ErrorBoundary } from './ErrorBoundary';
import { useIsBrowser } from './useIsBrowser';

interface SingleScreenProps {
  readonly route: RouteName;
  readonly screen: ComponentType;
}

/** A sign-in or gate screen: it stands alone, behind the gate, and is neutral until it is known who looks. */
export function SingleScreen({ route, screen: Screen }: SingleScreenProps) {
  const inBrowser = useIsBrowser();
  const waiting = <AuthWaiting title={routes[route].title} />;
  if (!inBrowser) return waiting;
  return (
    <AppProviders>
      <ErrorBoundary area="This page" resetKey={route}>
        <Gate route={route} waiting={waiting}>
          <Screen />
        </Gate>
      </ErrorBoundary>
    </AppProviders>
  );
}
