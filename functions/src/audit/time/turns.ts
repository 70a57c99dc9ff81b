/**
 * Long pieces of work, one for each round of the event loop: what came over the network meanwhile is heard in between,
 * and the next requests go out. Else answers that come together would each wait until the pages of those before are
 * parsed, and places at a slow host would stand empty for as long.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is this piece's turn; first come, first served. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#serve);
    });
  }

  readonly #serve = () => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#serve);
  };
}
