/**
 * A build without keys that is served from this machine may be told its receivers by hand, under this key of the local
 * storage: `{ "sentryDsn", "posthogKey", "posthogHost", "recordingRate" }`, all of them on this machine.
 */
export const localTelemetryKey = 'plumbline-telemetry';
