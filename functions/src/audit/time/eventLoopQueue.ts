/** Milliseconds that pieces of work may take together before the network is heard again. */
const round = 1;

/**
 * Long pieces of work, as many in each round of the event loop as take a moment: what came over the network meanwhile is
 * heard in between, and the next requests go out. Else answers that come together would each wait until the pages of
 * those before are parsed, and places at a slow host would stand empty for as long. A round for each small piece would
 * cost as much as the piece: whoever asks sleeps until the network wakes it, and has to be woken.
 */
export class EventLoopQueue {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #began = 0;

  /** @param now milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is this piece's turn; first come, first served. The piece runs at once, without waiting. */
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
    // After the piece: it was waiting for its promise before.
    queueMicrotask(this.#afterOne);
  };

  readonly #afterOne = () => {
    this.#waiting.shift();
    if (this.#waiting.length === 0) return;
    if (this.#now() - this.#began < round) this.#serve();
    else setImmediate(this.#begin);
  };
}
