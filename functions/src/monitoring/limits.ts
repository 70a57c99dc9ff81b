import type { Rate } from './rateLimits';

const KiB = 1_024;
const MiB = 1_024 * KiB;

/**
 * What the pinned client can send, and the most bytes of each: Sentry's own limits
 * (https://develop.sentry.dev/sdk/data-model/envelopes/#size-limits) where they are small, else what a browser of ours
 * has a use for. What is not here is refused.
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
  /** A recording with its event and two attachments; Hosting lets 32 MiB pass. */
  bytes: 16 * MiB,
  headerBytes: 16 * KiB,
  itemHeaderBytes: 4 * KiB,
  items: 100,
};

/**
 * Envelopes that each instance passes on. A page that fails in a loop sends some dozens; the client itself holds back
 * after that.
 */
export const reportRates: { readonly visitor: Rate; readonly everyone: Rate } = {
  visitor: { burst: 60, perMinute: 60 },
  everyone: { burst: 1_200, perMinute: 300 },
};

/** Of all instances together, in the hour in which they start: each has its burst and its minutes. */
export const mostReportsPerHour = 76_800;
