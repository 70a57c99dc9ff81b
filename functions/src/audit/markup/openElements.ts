import { type Group, type Kind, kindOf, maxKinds, optionalEnds, scopes } from './kinds';

/** Waits for the end of an element. */
export interface Watch {
  ended(): void;
}

/** An element that is open at the current position. Objects are reused for other elements. */
export class OpenElement {
  kind: Kind;
  /** Start offset of its start tag. */
  start = 0;
  end = 0;
  /** Whether it is part of an SVG or MathML element, where names have other meanings. */
  isForeign = false;
  /** Whether a reported problem explains why it ends where it does. */
  isExplained = false;
  /** Whether it was reported that text in it is moved. */
  isTextMoved = false;
  /** Bits of its own tag and those around it, for the checks (html/hiding.ts). */
  state = 0;
  /** Kinds of elements that it may not contain, at any depth (html/contentModel.ts). */
  forbids = 0;
  /** What it may contain directly (html/contentModel.ts). */
  allows = 0;
  parts = 0;
  watch: Watch | null = null;
  /** Its node in the outline; -1 if it isn't part of the page. */
  node = -1;

  constructor(kind: Kind) {
    this.kind = kind;
  }

  begin(kind: Kind, start: number, end: number): void {
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.isForeign = false;
    this.isExplained = false;
    this.isTextMoved = false;
    this.state = 0;
    this.forbids = 0;
    this.allows = 0;
    this.parts = 0;
    this.watch = null;
    this.node = -1;
  }
}

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

/** Receives what browsers have to repair in a page, one report per cause. The current tag is known separately. */
export interface Repairs {
  /** It has no end tag where it has to end. */
  unclosed(element: OpenElement): void;
  /** No open element belongs to this end tag. */
  strayEnd(kind: Kind): void;
  /** The end tag comes while this element within is still open. */
  earlyEnd(kind: Kind, within: OpenElement): void;
  /** The element can't have content, so it has no end tag. */
  voidEnd(kind: Kind): void;
  /** The start tag closes this element, which can't contain it. */
  closes(kind: Kind, around: Kind): void;
  /** The element can't be in this part of a table, so it is moved before the table. */
  moved(kind: Kind, around: OpenElement): void;
  movedText(start: number, around: OpenElement): void;
  /** The start tag has no effect. */
  ignored(kind: Kind): void;
}
