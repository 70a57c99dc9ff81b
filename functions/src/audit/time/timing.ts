/** The engine's source of time, which tests can replace. */
export interface Clock {
  /** Returns milliseconds that never decrease; only differences are meaningful. */
  now(): number;
  /** Returns milliseconds since 1970. */
  epoch(): number;
  /** Calls back once after `ms` milliseconds. @returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  epoch: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

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

/** Thrown when the audit pauses or is canceled: the work in progress is requeued and nothing is broken. */
export class Stopped extends Error {
  constructor() {
    super('the audit stopped');
  }
}
