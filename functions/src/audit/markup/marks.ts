import type { Attributes } from './attributes';
import { kindOf, maxKinds } from './kinds';

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

const marks = new Uint16Array(maxKinds);

export function mark(bits: number, ...names: readonly string[]): void {
  for (const { id } of names.map(kindOf)) marks[id] = (marks[id] ?? 0) | bits;
}
mark(hasId, 'id');
mark(hasLabel, 'aria-label');
mark(mayName, 'aria-label', 'aria-labelledby', 'title', 'alt');
mark(mayHide, 'aria-hidden', 'hidden');
mark(mayHideByStyle, 'style', 'inert');
mark(hasRole, 'role');
mark(mayBeShadow, 'shadowrootmode');
mark(hasTabindex, 'tabindex');
mark(isRare, 'autoplay', 'autocomplete');

/** Returns what the attributes of one tag may mean, combined. */
export function marksOf({ names, count }: Attributes): number {
  let all = 0;
  for (let at = 0; at < count; at++) all |= marks[names[at]?.id ?? 0] ?? 0;
  return all;
}
