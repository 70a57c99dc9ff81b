import type { Rate } from './rateLimits';

const KiB = 1_024;
const MiB = 1_024 * KiB;

/**
 * The item types that our version of the client can send, with their maximum size in bytes: Sentry’s own limits
 * (https://develop.sentry.dev/sdk/data-model/envelopes/#size-limits) where they are small, or else what our pages
 * need. Other types are rejected.
 */
export const itemLimits: Readonly<Record<string, number>> = {
  event: MiB,
  transaction: MiB,
  span: MiB,
  log: MiB,
  trace_metric: MiB,
  feedback: MiB,
  user_report: 64 * KiB,
  session: 16 * KiB,
  sessions: 64 * KiB,
  client_report: 4 * KiB,
  replay_event: MiB,
  replay_recording: 10 * MiB,
  attachment: 5 * MiB,
};

export const envelopeLimits = {
  /** A recording with its event and two attachments. Hosting allows 32 MiB. */
  bytes: 16 * MiB,
  headerBytes: 16 * KiB,
  itemHeaderBytes: 4 * KiB,
  items: 100,
};

/**
 * Envelopes that an instance forwards per visitor. A page that fails in a loop sends a few dozen before the client
 * throttles itself.
 */
export const reportRates: { readonly visitor: Rate; readonly everyone: Rate } = {
  visitor: { burst: 60, perMinute: 60 },
  everyone: { burst: 1_200, perMinute: 300 },
};

/** The limit of all instances together in the hour in which they start: each adds its burst and its rate. */
export const maxReportsPerHour = 76_800;
