import { decodeHTMLAttribute } from 'entities/decode';
import { type Kind, kindAt } from './kinds';

/** A tag with more attributes was made to be slow. */
const maxCompared = 100;

/** The attributes of the current tag. Copied to a record only for tags that need it. */
export class Attributes {
  count = 0;
  /** The kinds of their names; elements and attributes share one registry. */
  readonly names: Kind[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  clear(): void {
    this.count = 0;
  }

  addName(start: number, end: number, hash: number, isSmall: boolean): void {
    const at = this.count++;
    this.names[at] = kindAt(this.#source, start, end, hash, isSmall);
    this.#starts[at] = this.#ends[at] = end;
  }

  /** Sets the value of the last one. */
  setValue(start: number, end: number): void {
    this.#starts[this.count - 1] = start;
    this.#ends[this.count - 1] = end;
  }

  /**
   * Returns the value of the first one with this name, with character references decoded; undefined if there is none.
   */
  get(name: Kind): string | undefined {
    for (let at = 0; at < this.count; at++) if (this.names[at] === name) return this.#valueAt(at);
    return undefined;
  }

  has(name: Kind): boolean {
    for (let at = 0; at < this.count; at++) if (this.names[at] === name) return true;
    return false;
  }

  /** The first duplicate name; null if there is none. If there are very many, only some are compared. */
  get twice(): string | null {
    const count = Math.min(this.count, maxCompared);
    for (let at = 1; at < count; at++)
      for (let before = 0; before < at; before++)
        if (this.#areSame(before, at)) return this.names[at]?.name ?? null;
    return null;
  }

  record(): Record<string, string> {
    const record: Record<string, string> = {};
    for (let at = 0; at < this.count; at++) {
      const name = this.names[at]?.name ?? '';
      if (record[name] === undefined || !Object.hasOwn(record, name)) record[name] = this.#valueAt(at);
    }
    return record;
  }

  #areSame(one: number, other: number): boolean {
    const [first, second] = [this.names[one], this.names[other]];
    return first === second || (first?.id === 0 && second?.id === 0 && first.name === second.name);
  }

  #valueAt(at: number): string {
    const value = this.#source.slice(this.#starts[at], this.#ends[at]);
    return value.includes('&') ? decodeHTMLAttribute(value) : value;
  }
}
