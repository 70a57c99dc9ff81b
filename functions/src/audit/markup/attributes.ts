import { decodeHTMLAttribute } from 'entities/decode';
import { type Kind, kindAt } from './kinds';

/** A tag with more attributes was made to keep a reader busy. */
const maxCompared = 100;

/** The attributes of the tag that is being read. A record of them is made only for tags that somebody asks about. */
export class Attributes {
  count = 0;
  /** The kinds of their names; elements and attributes share one register. */
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

  /** Gives the last one its value. */
  setValue(start: number, end: number): void {
    this.#starts[this.count - 1] = start;
    this.#ends[this.count - 1] = end;
  }

  /** The value of the first one of this name, with character references resolved; undefined when there is none. */
  get(name: Kind): string | undefined {
    for (let at = 0; at < this.count; at++) if (this.names[at] === name) return this.#valueAt(at);
    return undefined;
  }

  has(name: Kind): boolean {
    for (let at = 0; at < this.count; at++) if (this.names[at] === name) return true;
    return false;
  }

  /** The first name that two of them have; null when there is none. Of very many only some are compared. */
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
