import type { TargetId } from '../facts/target';

/** Stores a set of targets with one bit each, since a large site may violate many rules on every page. */
export class IdSet {
  #bits = new Uint8Array(64);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(id: TargetId): boolean {
    return ((this.#bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  add(id: TargetId): void {
    if (this.has(id)) return;
    const at = id >> 3;
    if (at >= this.#bits.length) {
      const wider = new Uint8Array(Math.max(at + 1, this.#bits.length * 2));
      wider.set(this.#bits);
      this.#bits = wider;
    }
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (id & 7));
    this.#size++;
  }

  delete(id: TargetId): void {
    if (!this.has(id)) return;
    this.#bits[id >> 3] = (this.#bits[id >> 3] ?? 0) & ~(1 << (id & 7));
    this.#size--;
  }
}

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
