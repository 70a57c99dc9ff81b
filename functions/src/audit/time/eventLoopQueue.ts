/** Milliseconds of work per round before network events are processed. */
const round = 1;

/**
 * Spreads long pieces of work over rounds of the event loop, about a millisecond per round, so that network events
 * are processed in between and the next requests go out. Otherwise responses that arrive together would each wait
 * until the earlier pages are parsed, and slow hosts would be idle for as long. A round for each small piece would
 * cost as much as the piece itself, because the process sleeps until the network wakes it.
 */
export class EventLoopQueue {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #began = 0;

  /** @param now returns milliseconds that only increase. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is this piece's turn, in order of arrival. The caller must run the piece synchronously. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#begin);
    });
  }

  readonly #begin = () => {
    this.#began = this.#now();
    this.#serve();
  };

  readonly #serve = () => {
    this.#waiting[0]?.();
    // After the piece, which was waiting for its promise.
    queueMicrotask(this.#afterOne);
  };

  readonly #afterOne = () => {
    this.#waiting.shift();
    if (this.#waiting.length === 0) return;
    if (this.#now() - this.#began < round) this.#serve();
    else setImmediate(this.#begin);
  };
}
