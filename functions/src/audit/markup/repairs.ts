import type { Kind } from './kinds';
import type { OpenElement } from './openElement';

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
