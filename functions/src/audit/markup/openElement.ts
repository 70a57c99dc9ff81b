import type { Kind } from './kinds';

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
