import { type Clock, systemClock } from './clock';

/** How long things may take and how long we wait between tries; milliseconds all. */
export interface Timing {
  readonly clock: Clock;
  readonly connectTimeout: number;
  /** From the request's last byte to the response's headers. */
  readonly headersTimeout: number;
  /** Between two pieces of a body. */
  readonly bodyTimeout: number;
  /** For one request altogether, so that a body dripping byte by byte ends too. */
  readonly requestTimeout: number;
  /** Before the second try; doubled for each one after, with jitter. */
  readonly retryDelay: number;
  /** A longer Retry-After than this is not waited for. */
  readonly maxRetryAfter: number;
  /** How long requests in flight may go on once the audit pauses. */
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
