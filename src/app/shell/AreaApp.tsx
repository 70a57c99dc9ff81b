import { useLocation } from '@reach/router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type RouteName, routeOf } from '#domain/routes';
import { prefetchData } from '#services/firebase';
import { NeedsScript, waitingClass } from '#ui/NeedsScript';
import { Page } from '#ui/Page';
import { SkeletonRows, SkeletonTitle } from '#ui/Skeleton';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Gate } from '../session/Gate';
import { AppFrame } from './AppFrame';
import { AppProviders } from './AppProviders';
import { NotFound } from './NotFound';
import type { Area } from './navigation';
import { HashTarget, useFocusOnScreen } from './screenFocus';
import { useIsBrowser } from './useIsBrowser';

interface AreaAppProps {
  readonly area: Area;
  /** Returns the screen for a route of this area, or undefined when it has none. */
  readonly screenOf: (route: RouteName, path: string) => ReactNode | undefined;
  /** Loads the chunk of a screen. */
  readonly loads?: Partial<Record<RouteName, () => Promise<unknown>>>;
}

const roots = { user: 'dashboard', admin: 'admin' } as const satisfies Record<Area, RouteName>;

const nothing: NonNullable<AreaAppProps['loads']> = {};

/** One area of the application: the frame, the gate and the screen of the URL. */
export function AreaApp({ area, screenOf, loads = nothing }: AreaAppProps) {
  const inBrowser = useIsBrowser();
  // Preload the screen's chunk and data while the sign-in is being looked up.
  useEffect(() => {
    prefetchData();
    const route = routeOf(window.location.pathname);
    // A failed chunk is fetched again when it is shown, and the error appears there.
    if (route) loads[route]?.().catch(() => undefined);
  }, [loads]);
  if (!inBrowser) return <Waiting area={area} />;
  return (
    <ErrorBoundary area="Plumbline" variant="page">
      <AppProviders>
        <Routed area={area} screenOf={screenOf} />
      </AppProviders>
    </ErrorBoundary>
  );
}

function Routed({ area, screenOf }: Pick<AreaAppProps, 'area' | 'screenOf'>) {
  const { pathname } = useLocation();
  useFocusOnScreen(pathname);
  const route = routeOf(pathname);
  const screen = route && screenOf(route, pathname);
  return (
    // Only users with access learn that a URL doesn't exist.
    <Gate route={route ?? roots[area]} waiting={<Waiting area={area} />}>
      <AppFrame area={area} here={route} known>
        <ErrorBoundary area="This screen" variant="area" resetKey={pathname}>
          <Suspense fallback={<ScreenWaiting />}>
            {screen ?? <NotFound />}
            <HashTarget />
          </Suspense>
        </ErrorBoundary>
      </AppFrame>
    </Gate>
  );
}

function Waiting({ area }: { readonly area: Area }) {
  return (
    <AppFrame area={area} here={undefined} known={false}>
      <NeedsScript what={area === 'user' ? 'Your dashboard' : 'The admin area'} />
      <div className={waitingClass}>
        <ScreenWaiting />
      </div>
    </AppFrame>
  );
}

function ScreenWaiting() {
  return (
    <Page title={<SkeletonTitle words="Plumbline" width="9rem" />}>
      <SkeletonRows words="Opening Plumbline" />
    </Page>
  );
}
