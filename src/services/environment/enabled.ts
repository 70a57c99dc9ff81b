export type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts of this machine. A page on one of them belongs to a local stack, unless its build says otherwise. */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * The local storage key that sets the receivers of a build without keys on this machine: `{ "sentryDsn",
 * "posthogKey", "posthogHost", "recordingRate" }`, all of them on this machine.
 */
export const localTelemetryKey = 'plumbline-telemetry';

/** Returns whether errors may be reported. Cheap enough for every page. `telemetry.ts` validates the settings. */
export const mayReportErrors = () => Boolean(process.env.GATSBY_SENTRY_DSN) || isSetLocally();

/** Returns whether analytics may be available, so that there is something to ask a visitor. */
export const mayUseAnalytics = () => Boolean(process.env.GATSBY_POSTHOG_KEY) || isSetLocally();

function isSetLocally(): boolean {
  return storedTelemetry() !== null;
}

export function storedTelemetry(): string | null {
  try {
    return localStorage.getItem(localTelemetryKey);
  } catch {
    // If the browser blocks storage, nothing is set.
    return null;
  }
}
