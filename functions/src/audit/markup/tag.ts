import type { Attributes } from './attributes';
import type { Kind } from './kinds';

/** The start tag that is being read. */
export interface Tag {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
}
