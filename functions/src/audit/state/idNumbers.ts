import type { TargetId } from '../facts/target';

/** Stores a small integer per target, 0 by default, in four bytes each. */
export class IdNumbers {
  #values = new Uint32Array(1_024);

  get(id: TargetId): number {
    return this.#values[id] ?? 0;
  }

  set(id: TargetId, value: number): void {
    if (id >= this.#values.length) {
      const wider = new Uint32Array(Math.max(id + 1, this.#values.length * 2));
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[id] = value;
  }
}
