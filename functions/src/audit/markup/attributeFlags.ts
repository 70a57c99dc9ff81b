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
