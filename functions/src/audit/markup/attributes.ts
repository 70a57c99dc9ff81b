import { decodeHTMLAttribute } from 'entities/decode';
import { type Kind, kindAt, kindOf, maxKinds } from './kinds';

/** The current start tag. */
export interface Tag {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
}

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

/**
 * Attributes that may have a meaning on any element, as bits: one lookup for each attribute present, not for each
 * possible one.
 */
export const hasId = 1;
export const hasLabel = 2;
export const mayHide = 4;
export const hasRole = 8;
export const mayHoldLinks = 16;
export const mayBeShadow = 32;
export const mayName = 64;
export const mayHideByStyle = 128;
export const hasTabindex = 256;
export const isRare = 512;

const flags = new Uint16Array(maxKinds);

export function setFlags(bits: number, ...names: readonly string[]): void {
  for (const { id } of names.map(kindOf)) flags[id] = (flags[id] ?? 0) | bits;
}
setFlags(hasId, 'id');
setFlags(hasLabel, 'aria-label');
setFlags(mayName, 'aria-label', 'aria-labelledby', 'title', 'alt');
setFlags(mayHide, 'aria-hidden', 'hidden');
setFlags(mayHideByStyle, 'style', 'inert');
setFlags(hasRole, 'role');
setFlags(mayBeShadow, 'shadowrootmode');
setFlags(hasTabindex, 'tabindex');
setFlags(isRare, 'autoplay', 'autocomplete');

/** Returns what the attributes of one tag may mean, combined. */
export function attributeFlagsOf({ names, count }: Attributes): number {
  let all = 0;
  for (let at = 0; at < count; at++) all |= flags[names[at]?.id ?? 0] ?? 0;
  return all;
}
