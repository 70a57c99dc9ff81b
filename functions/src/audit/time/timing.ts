import { type Clock, systemClock } from './clock';

/** Timeouts, and delays between attempts, in milliseconds. */
export interface Timing {
  readonly clock: Clock;
  readonly connectTimeout: number;
  /** From the last byte of the request to the headers of the response. */
  readonly headersTimeout: number;
  /** Between two chunks of a body. */
  readonly bodyTimeout: number;
  /** For one request in total, so that a slowly dripping body ends too. */
  readonly requestTimeout: number;
  /** Before the second attempt; doubled for each one after, with jitter. */
  readonly retryDelay: number;
  /** A longer Retry-After is not waited for. */
  readonly maxRetryAfter: number;
  /** How long requests in flight may continue once the audit pauses. */
  readonly pauseGrace: number;
}

export const defaultTiming: Timing = {
  clock: systemClock,
  connectTimeout: 10_000,
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  requestTimeout: 30_000,
  retryDelay: 500,
  maxRetryAfter: 30_000,
  pauseGrace: 10_000,
};
