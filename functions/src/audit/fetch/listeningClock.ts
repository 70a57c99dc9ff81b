import type { Clock } from '../time/timing';

/** Interval of the timer while something is awaited, in milliseconds. */
const beat = 50;
/** Normal delay of a timer, in milliseconds. */
const usual = 5;

/**
 * Pauses while this machine is too busy to receive: if a timer fires late, a response that arrived meanwhile waited
 * just as long. That way, our own load never counts as a slow server.
 */
export class ListeningClock {
  readonly #clock: Clock;
  #awaited = 0;
  /** When the next timer is due. */
  #due = 0;
  #missed = 0;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Starts a wait; every call is followed by one of `end`. */
  begin(): void {
    if (this.#awaited++ === 0) this.#wait();
  }

  end(): void {
    if (--this.#awaited > 0) return;
    this.#cancel();
    this.#missed += this.#late();
    this.#due = Number.POSITIVE_INFINITY;
  }

  /** Returns milliseconds between `begin` and `end`; only differences are meaningful. */
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
