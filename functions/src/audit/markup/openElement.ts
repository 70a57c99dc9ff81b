import type { Kind } from './kinds';

/** Waits for the end of an element. */
export interface Watch {
  ended(): void;
}

/** An element that is open at the place where the reader is. Objects are used again for other elements. */
export class OpenElement {
  kind: Kind;
  /** Its start tag, as offsets. */
  start = 0;
  end = 0;
  /** It is part of a drawing or a formula, so names in it mean something else. */
  isForeign = false;
  /** Something has been reported that explains why it ends where it does. */
  isExplained = false;
  /** It has been reported that text in it is moved. */
  isTextMoved = false;
  /** What its own tag and those around it say, as the checks note it (html/hiding.ts). */
  state = 0;
  /** Kinds of elements that may not stand in it, however deep (html/contentModel.ts). */
  forbids = 0;
  /** What may stand in it directly (html/contentModel.ts). */
  allows = 0;
  parts = 0;
  watch: Watch | null = null;
  /** Its node in the outline; -1 when it is none of the page's. */
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
