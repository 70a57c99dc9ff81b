import type { Attributes } from './attributes';
import type { Kind } from './kinds';

/** The current start tag. */
export interface Tag {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
}
