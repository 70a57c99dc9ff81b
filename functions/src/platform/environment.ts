import * as v from 'valibot';
import { userAgentOf } from '#domain/crawler';
import { type Dsn, parseDsn } from '#domain/telemetry/dsn';

/**
 * Every environment variable the functions read, validated once. Set them in `functions/.env` (all projects) or
 * `functions/.env.<project id>`; each has a default, so a local run needs none.
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
  /** How long a job's first slice works before it hands over, in seconds; later ones longer. A task has 30 minutes at most. */
  SLICE_SECONDS: wholeNumber('240', 1, 1_500),
  /**
   * How long a dead slice of a young job blocks the next one, in seconds; one of an old job does longer. Less than a new
   * job's silence (5.2 s) would say nothing, and more than an old one's (267 s) outlast the tries of the queue.
   */
  LEASE_SECONDS: wholeNumber('45', 6, 265),
  /** The longest a job may last from its start, in hours. */
  JOB_HOURS: wholeNumber('24', 1, 168),
  /** `true` lets jobs check loopback and private addresses. Heeded by the local emulator only. */
  ALLOW_PRIVATE_ADDRESSES: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** Where the site is, for links in mails. By default the project's own address at Firebase Hosting. */
  SITE_URL: v.optional(v.pipe(v.string(), v.url('must be a whole address, such as https://example.com'))),
  /**
   * `true` refuses calls that don't come from our own pages, once App Check is set up in the Firebase console and in the
   * site. The waitlist's form then needs JavaScript.
   */
  ENFORCE_APP_CHECK: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** Set by Google and by the emulator. */
  GCLOUD_PROJECT: v.optional(v.string(), 'unknown'),
  /** Where errors are reported to; without it nothing is, and the tunnel for browsers is closed. */
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseDsn(text) !== undefined, 'must look like https://<key>@<host>/<project id>'),
    ),
  ),
  /** Which deployment an error is from, such as `staging`. */
  SENTRY_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be one word')),
    'production',
  ),
  /** Of 100 calls and slices, how many are traced when the browser has not decided. */
  SENTRY_TRACES_PERCENT: wholeNumber('10', 0, 100),
  /** `true` tells Sentry the address of the visitor whose browser reports. */
  SENTRY_FORWARD_ADDRESS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  /** The commit; the build puts it in. */
  RELEASE: v.optional(v.string()),
  /** Set by the emulator itself, never in the cloud. */
  FUNCTIONS_EMULATOR: v.optional(v.string()),
});

export interface Environment {
  readonly sliceMs: number;
  readonly leaseMs: number;
  readonly jobMs: number;
  readonly allowPrivate: boolean;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly enforceAppCheck: boolean;
  /** Development functions exist, and App Check does not. */
  readonly inEmulator: boolean;
  readonly errors: ErrorReporting;
}

export interface ErrorReporting {
  /** null is off. */
  readonly dsn: Dsn | null;
  /** The same, as the client takes it. */
  readonly dsnText: string | null;
  readonly environment: string;
  readonly release: string | undefined;
  /** 0 to 1. */
  readonly tracesRate: number;
  readonly forwardAddress: boolean;
}

/** @throws Error that names each variable that is wrong and where to set it. */
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

// The build writes the release in place of the first; a variable that is set comes before it.
export const environment = readEnvironment({ RELEASE: process.env.RELEASE, ...process.env });

/** What every part of the engine that asks other sites is told of this deployment. */
export const crawlerOptions = {
  allowPrivate: environment.allowPrivate,
  userAgent: userAgentOf(environment.siteUrl),
} as const;
