/** Time as the engine sees it, so that tests can own it. */
export interface Clock {
  /** Milliseconds that never go backwards; only differences mean anything. */
  now(): number;
  /** Milliseconds since 1970. */
  epoch(): number;
  /** Calls back once, after so many milliseconds; the answer calls it off. */
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
