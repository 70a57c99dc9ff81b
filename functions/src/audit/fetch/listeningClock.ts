import type { Clock } from '../time/clock';

/** A timer is due so often while something is awaited, in milliseconds. */
const beat = 50;
/** By so many it is late though nothing is wrong. */
const usual = 5;

/**
 * Stands still while this machine is too busy to listen: when a timer fires late, an answer that came meanwhile waited
 * just as long for us to take it. So our own load is never taken for a server's slowness.
 */
export class ListeningClock {
  readonly #clock: Clock;
  #awaited = 0;
  /** When the next beat is due. */
  #due = 0;
  #missed = 0;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Something is awaited from now on; every call is followed by one of `end`. */
  begin(): void {
    if (this.#awaited++ === 0) this.#wait();
  }

  end(): void {
    if (--this.#awaited > 0) return;
    this.#cancel();
    this.#missed += this.#late();
    this.#due = Number.POSITIVE_INFINITY;
  }

  /** Milliseconds of which only differences mean anything, between `begin` and `end`. */
  now(): number {
    return this.#clock.now() - this.#missed - this.#late();
  }

  #wait(): void {
    this.#due = this.#clock.now() + beat;
    this.#cancel = this.#clock.after(beat, () => {
      this.#missed += this.#late();
      this.#wait();
    });
  }

  #late(): number {
    return Math.max(0, this.#clock.now() - this.#due - usual);
  }
}
