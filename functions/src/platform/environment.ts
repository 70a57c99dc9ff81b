import * as v from 'valibot';
import { userAgentOf } from '#domain/crawler';
import { type Dsn, parseDsn } from '#domain/telemetry/dsn';

/**
 * All environment variables of the functions, validated at startup. Set them in `functions/.env` (all projects) or
 * `functions/.env.<project id>`. Each has a default, so a local run needs none.
 */
const wholeNumber = (fallback: string, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const schema = v.object({
  /**
   * Seconds that a job's first slice runs before it hands over; later slices run longer. A task has 30 minutes at
   * most.
   */
  SLICE_SECONDS: wholeNumber('240', 1, 1_500),
  /**
   * Seconds for which a dead slice blocks the next one while its job is young; an old job’s slice blocks longer. The
   * minimum exceeds the heartbeat timeout of a new job (5.2 s). The maximum is below that of an old job (267 s), so
   * that the lease expires before the queue’s last attempt.
   */
  LEASE_SECONDS: wholeNumber('45', 6, 265),
  /**
   * Slices that run concurrently, each with one CPU. A new project has 20 CPUs in a region, of which the other queues
   * take 6.
   */
  SLICE_INSTANCES: wholeNumber('10', 1, 1_000),
  /** Hours that a job may last from its start. */
  JOB_HOURS: wholeNumber('24', 1, 168),
  /** `true` lets jobs check loopback and private addresses. Only the local emulator honors it. */
  ALLOW_PRIVATE_ADDRESSES: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** The URL of the site, for links in emails. The default is the project’s URL at Firebase Hosting. */
  SITE_URL: v.optional(v.pipe(v.string(), v.url('must be a complete URL, such as https://example.com'))),
  /**
   * `true` rejects calls from outside our own pages, once App Check is set up in the Firebase console and in the
   * site. The waitlist’s form then requires JavaScript.
   */
  ENFORCE_APP_CHECK: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** Set by Google and by the emulator. */
  GCLOUD_PROJECT: v.optional(v.string(), 'unknown'),
  /** Where errors are reported. Without it, error reporting and the tunnel for browsers are off. */
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseDsn(text) !== undefined, 'must look like https://<key>@<host>/<project id>'),
    ),
  ),
  /** The deployment that an error is from, such as `staging`. */
  SENTRY_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be one word')),
    'production',
  ),
  /** Percentage of calls and slices that are traced if the browser hasn’t decided. */
  SENTRY_TRACES_PERCENT: wholeNumber('10', 0, 100),
  /** `true` sends the IP address of the visitor to Sentry. */
  SENTRY_FORWARD_ADDRESS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** The commit. The build inserts it. */
  RELEASE: v.optional(v.string()),
  /** Set by the emulator, never in the cloud. */
  FUNCTIONS_EMULATOR: v.optional(v.string()),
});

interface Environment {
  readonly sliceMs: number;
  readonly leaseMs: number;
  readonly jobMs: number;
  readonly sliceInstances: number;
  readonly allowPrivate: boolean;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly enforceAppCheck: boolean;
  /** Whether development functions are exported. App Check is not available then. */
  readonly inEmulator: boolean;
  readonly errors: ErrorReporting;
}

export interface ErrorReporting {
  /** null if error reporting is off. */
  readonly dsn: Dsn | null;
  /** The DSN as text, for the client. */
  readonly dsnText: string | null;
  readonly environment: string;
  readonly release: string | undefined;
  /** From 0 to 1. */
  readonly tracesRate: number;
  readonly forwardAddress: boolean;
}

/** Reads and validates the environment. @throws Error that names each invalid variable and where to set it. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = v.safeParse(schema, source);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(
      `Wrong configuration: ${problems.join('; ')}. Set it in functions/.env and deploy again.`,
    );
  }
  const values = parsed.output;
  return {
    sliceMs: values.SLICE_SECONDS * 1_000,
    leaseMs: values.LEASE_SECONDS * 1_000,
    sliceInstances: values.SLICE_INSTANCES,
    jobMs: values.JOB_HOURS * 3_600_000,
    allowPrivate: values.FUNCTIONS_EMULATOR === 'true' && values.ALLOW_PRIVATE_ADDRESSES === 'true',
    siteUrl: (values.SITE_URL ?? `https://${values.GCLOUD_PROJECT}.web.app`).replace(/\/+$/, ''),
    enforceAppCheck: values.ENFORCE_APP_CHECK === 'true',
    inEmulator: values.FUNCTIONS_EMULATOR === 'true',
    errors: errorReporting(values),
  };
}

function errorReporting(values: v.InferOutput<typeof schema>): ErrorReporting {
  const dsnText = values.SENTRY_DSN ?? null;
  return {
    dsn: dsnText === null ? null : (parseDsn(dsnText) ?? null),
    dsnText,
    environment: values.SENTRY_ENVIRONMENT,
    release: values.RELEASE,
    tracesRate: values.SENTRY_TRACES_PERCENT / 100,
    forwardAddress: values.SENTRY_FORWARD_ADDRESS === 'true',
  };
}

// The build replaces `process.env.RELEASE` here. A variable that is set takes precedence.
export const environment = readEnvironment({ RELEASE: process.env.RELEASE, ...process.env });

/** Options of this deployment for every request to a checked site. */
export const crawlerOptions = {
  allowPrivate: environment.allowPrivate,
  userAgent: userAgentOf(environment.siteUrl),
} as const;
