import type { Clock } from './timing';

const span = 5_000;
const slots = 10;

/** Measures pages per second over the last five seconds, or since the start if that is later. */
export class Speed {
  readonly #clock: Clock;
  readonly #began: number;
  readonly #counts = new Array<number>(slots).fill(0);
  #slot = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#began = clock.now();
    this.#slot = this.#slotNow();
  }

  count(): void {
    this.#forget();
    const at = this.#slot % slots;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }

  get perSecond(): number {
    this.#forget();
    const sum = this.#counts.reduce((total, count) => total + count, 0);
    const elapsed = Math.min(span, Math.max(250, this.#clock.now() - this.#began));
    return Math.round((sum * 10_000) / elapsed) / 10;
  }

  #forget(): void {
    const now = this.#slotNow();
    for (let gone = 0; this.#slot < now && gone < slots; gone++) this.#counts[++this.#slot % slots] = 0;
    this.#slot = now;
  }

  #slotNow(): number {
    return Math.floor((this.#clock.now() - this.#began) / (span / slots));
  }
}
