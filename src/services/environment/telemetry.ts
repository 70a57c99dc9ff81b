import * as v from 'valibot';
import { parseDsn } from '#domain/telemetry/dsn';
import { loopback, storedTelemetry, type Variables } from './enabled';

/** Where errors and events are sent, or null if disabled. Each is disabled unless its key is set. */
interface TelemetrySettings {
  readonly sentry: SentrySettings | null;
  readonly posthog: PostHogSettings | null;
}

interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string | undefined;
  /** The fraction of visits to the application that are traced: 0 to 1. */
  readonly tracesRate: number;
}

export interface PostHogSettings {
  readonly key: string;
  /** An origin. */
  readonly host: string;
  /** The fraction of recorded sessions, 0 to 1, overriding the remote configuration. Null uses that. */
  readonly recordingRate: number | null;
}

const dsn = v.pipe(
  v.string(),
  v.check(
    (text) => parseDsn(text) !== undefined,
    'GATSBY_SENTRY_DSN must look like https://<key>@<host>/<project id>.',
  ),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'GATSBY_POSTHOG_HOST must be an origin without a path, such as https://eu.i.posthog.com.',
  ),
);
const percent = v.pipe(
  v.optional(v.string(), '10'),
  v.regex(/^(100|\d{1,2})$/, 'GATSBY_SENTRY_TRACES_PERCENT must be a whole number from 0 to 100.'),
  v.transform(Number),
);

const telemetryVariables = v.object({
  GATSBY_SENTRY_DSN: v.optional(dsn),
  GATSBY_SENTRY_ENVIRONMENT: v.optional(v.string(), 'production'),
  GATSBY_SENTRY_TRACES_PERCENT: percent,
  GATSBY_POSTHOG_KEY: v.optional(v.string()),
  GATSBY_POSTHOG_HOST: v.optional(origin, 'https://eu.i.posthog.com'),
  GATSBY_RELEASE: v.optional(v.string()),
});

const isLocal = (address: string) => URL.canParse(address) && loopback.has(new URL(address).hostname);

const localTelemetry = v.object({
  sentryDsn: v.optional(v.pipe(dsn, v.check(isLocal))),
  posthogKey: v.optional(v.string()),
  posthogHost: v.optional(v.pipe(origin, v.check(isLocal))),
  recordingRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
});

/** @throws an error that names the invalid variable. */
export function parseTelemetry(
  raw: Variables,
  page: { hostname: string },
  stored: string | null,
): TelemetrySettings {
  const parsed = v.safeParse(telemetryVariables, withoutEmpty(raw));
  if (!parsed.success) throw new Error(parsed.issues.map((issue) => issue.message).join('\n'));
  const given = parsed.output;
  const isOn = given.GATSBY_SENTRY_DSN ?? given.GATSBY_POSTHOG_KEY;
  if (!isOn && loopback.has(page.hostname) && stored !== null) return localSettings(stored);
  return {
    sentry: given.GATSBY_SENTRY_DSN
      ? {
          dsn: given.GATSBY_SENTRY_DSN,
          environment: given.GATSBY_SENTRY_ENVIRONMENT,
          release: given.GATSBY_RELEASE,
          tracesRate: given.GATSBY_SENTRY_TRACES_PERCENT / 100,
        }
      : null,
    posthog: given.GATSBY_POSTHOG_KEY
      ? { key: given.GATSBY_POSTHOG_KEY, host: given.GATSBY_POSTHOG_HOST, recordingRate: null }
      : null,
  };
}

function localSettings(stored: string): TelemetrySettings {
  const { sentryDsn, posthogKey, posthogHost, recordingRate } = v.parse(localTelemetry, JSON.parse(stored));
  return {
    sentry: sentryDsn ? { dsn: sentryDsn, environment: 'local', release: undefined, tracesRate: 1 } : null,
    posthog: posthogKey && posthogHost ? { key: posthogKey, host: posthogHost, recordingRate } : null,
  };
}

const withoutEmpty = (raw: Variables): Variables =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** Each variable must be named in full, as above. */
export function readTelemetry(): TelemetrySettings {
  return parseTelemetry(
    {
      GATSBY_SENTRY_DSN: process.env.GATSBY_SENTRY_DSN,
      GATSBY_SENTRY_ENVIRONMENT: process.env.GATSBY_SENTRY_ENVIRONMENT,
      GATSBY_SENTRY_TRACES_PERCENT: process.env.GATSBY_SENTRY_TRACES_PERCENT,
      GATSBY_POSTHOG_KEY: process.env.GATSBY_POSTHOG_KEY,
      GATSBY_POSTHOG_HOST: process.env.GATSBY_POSTHOG_HOST,
      GATSBY_RELEASE: process.env.GATSBY_RELEASE,
    },
    window.location,
    storedTelemetry(),
  );
}
