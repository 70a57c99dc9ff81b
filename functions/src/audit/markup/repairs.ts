import type { Kind } from './kinds';
import type { OpenElement } from './openElement';

/** Receives what browsers have to repair in a page, one report for each cause. The tag at hand is known otherwise. */
export interface Repairs {
  /** It has no end tag where it has to end. */
  unclosed(element: OpenElement): void;
  /** Nothing that is open belongs to this end tag. */
  strayEnd(kind: Kind): void;
  /** The end tag comes while this element within is still open. */
  earlyEnd(kind: Kind, within: OpenElement): void;
  /** The element holds nothing, so it has no end tag. */
  voidEnd(kind: Kind): void;
  /** The start tag closes this element, which can't hold it. */
  closes(kind: Kind, around: Kind): void;
  /** The element can't stand in this part of a table, so it is put before the table. */
  moved(kind: Kind, around: OpenElement): void;
  movedText(start: number, around: OpenElement): void;
  /** The start tag does nothing. */
  ignored(kind: Kind): void;
}
