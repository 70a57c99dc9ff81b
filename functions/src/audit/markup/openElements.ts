import { type Group, optionalEnds, scopes } from './groups';
import { type Kind, kindOf, maxKinds } from './kinds';
import { OpenElement } from './openElement';

const none = kindOf('#none');

/**
 * Maximum nesting of open elements; browsers flatten beyond 512. Searching open elements takes time that grows with
 * the depth, so reading stops at deeper ones.
 */
export const maxNesting = 2_000;

/** The stack of open elements, innermost last, with counts per kind, which answer most queries. */
export class OpenElements {
  depth = 0;
  /** The first `depth` of them are open. */
  readonly all: OpenElement[] = [];
  readonly #counts = new Uint16Array(maxKinds);
  readonly #outermost = new OpenElement(none);

  constructor() {
    // Anything may be at the root.
    this.#outermost.allows = this.#outermost.parts = -1;
  }

  get top(): OpenElement {
    return this.depth === 0 ? this.#outermost : this.at(this.depth - 1);
  }

  at(index: number): OpenElement {
    return this.all[index] ?? this.#outermost;
  }

  has({ id }: Kind): boolean {
    return (this.#counts[id] ?? 0) > 0;
  }

  push(kind: Kind, start: number, end: number): OpenElement {
    let element = this.all[this.depth];
    if (!element) {
      element = new OpenElement(kind);
      this.all.push(element);
    }
    this.depth++;
    element.begin(kind, start, end);
    this.#counts[kind.id] = (this.#counts[kind.id] ?? 0) + 1;
    return element;
  }

  /** Removes one; those within it stay open. */
  removeAt(index: number): OpenElement {
    const element = this.at(index);
    this.depth--;
    if (index < this.depth) {
      this.all.copyWithin(index, index + 1, this.depth + 1);
      this.all[this.depth] = element;
    }
    this.#counts[element.kind.id] = (this.#counts[element.kind.id] ?? 1) - 1;
    return element;
  }

  /** Returns the index of the innermost element of a kind that an end tag can reach; -1 if there is none. */
  inScope(kind: Kind, walls: Group = scopes): number {
    if (kind.id > 0 && !this.has(kind)) return -1;
    for (let at = this.depth - 1; at >= 0; at--) {
      const element = this.at(at);
      if (!element.isForeign && isSame(element.kind, kind)) return at;
      if (!element.isForeign && walls.has(element.kind)) return -1;
    }
    return -1;
  }

  /** Returns whether an element above an index is open whose end tag isn't optional. */
  hasUnendedAbove(index: number): boolean {
    for (let at = index + 1; at < this.depth; at++) if (!optionalEnds.has(this.at(at).kind)) return true;
    return false;
  }
}

/** Compares names, because unregistered kinds are created again for each tag. */
export function isSame(one: Kind, other: Kind): boolean {
  return one === other || (one.id === 0 && other.id === 0 && one.name === other.name);
}
