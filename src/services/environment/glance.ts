/**
 * A build without keys that is served from this machine may be told its receivers by hand, under this key of the local
 * storage: `{ "sentryDsn", "posthogKey", "posthogHost", "recordingRate" }`, all of them on this machine.
 */
export const localTelemetryKey = 'plumbline-telemetry';

/** Whether errors may have somewhere to go. Cheap enough for every page; `telemetry.ts` looks closely. */
export const mayReportErrors = () => Boolean(process.env.GATSBY_SENTRY_DSN) || toldLocally();

/** Whether there may be product analytics, and so something to ask a visitor. */
export const mayAnalyse = () => Boolean(process.env.GATSBY_POSTHOG_KEY) || toldLocally();

function toldLocally(): boolean {
  return storedTelemetry() !== null;
}

export function storedTelemetry(): string | null {
  try {
    return localStorage.getItem(localTelemetryKey);
  } catch {
    // A browser that refuses storage has been told nothing.
    return null;
  }
}
