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
