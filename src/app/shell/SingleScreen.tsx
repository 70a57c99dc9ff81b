import type { ComponentType, ReactNode } from 'react';
import { type RouteName, routes } from '#domain/routes';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Gate } from '../session/Gate';
import { AuthWaiting } from '../session/screens/AuthFrame';
import { ViewBanner } from '../session/ViewBanner';
import { AppProviders } from './AppProviders';
import { useIsBrowser } from './useIsBrowser';

interface SingleScreenProps {
  readonly route: RouteName;
  readonly screen: ComponentType;
  /** The content for a browser without JavaScript. */
  readonly withoutScript?: ReactNode;
}

/** A login or gate screen: without navigation, behind the gate, and neutral until the user is known. */
export function SingleScreen({ route, screen: Screen, withoutScript }: SingleScreenProps) {
  const inBrowser = useIsBrowser();
  const waiting = <AuthWaiting title={routes[route].title} withoutScript={withoutScript} />;
  if (!inBrowser) return waiting;
  return (
    <ErrorBoundary area="This page" variant="page" resetKey={route}>
      <AppProviders>
        <ViewBanner />
        <Gate route={route} waiting={waiting}>
          <Screen />
        </Gate>
      </AppProviders>
    </ErrorBoundary>
  );
}
