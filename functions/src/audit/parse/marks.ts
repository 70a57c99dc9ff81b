import type { Attributes } from '../markup/attributes';
import { kindOf, mostKinds } from '../markup/kinds';
import { linkAttributes } from './linksOf';

/**
 * Attributes that may mean something on any element, as bits: one look-up for each that is there, not for each that
 * there could be.
 */
export const hasId = 1;
export const hasLabel = 2;
export const mayHide = 4;
export const hasRole = 8;
export const mayHoldLinks = 16;
export const mayBeShadow = 32;

const marks = new Uint8Array(mostKinds);
function mark(bit: number, ...names: readonly string[]): void {
  for (const { id } of names.map(kindOf)) marks[id] = bit;
}
mark(hasId, 'id');
mark(hasLabel, 'aria-label');
mark(mayHide, 'aria-hidden', 'hidden');
mark(hasRole, 'role');
mark(mayBeShadow, 'shadowrootmode');
mark(mayHoldLinks, ...linkAttributes);

/** What the attributes of one tag may mean, together. */
export function marksOf({ names, count }: Attributes): number {
  let all = 0;
  for (let at = 0; at < count; at++) all |= marks[names[at]?.id ?? 0] ?? 0;
  return all;
}

const ariaHidden = kindOf('aria-hidden');
const hidden = kindOf('hidden');
const shadowMode = kindOf('shadowrootmode');

export function hides(attributes: Attributes): boolean {
  return attributes.get(ariaHidden) === 'true' || attributes.get(hidden) !== undefined;
}

/** A template that browsers attach to the element around it as they read it (HTML standard, 4.12.3). */
export function opensShadow(attributes: Attributes): boolean {
  return /^(?:open|closed)$/i.test(attributes.get(shadowMode) ?? '');
}

/** Of a heading 1 to 6, or what its role says; 0 of anything else. */
export function headingLevel(name: string, attributes: Readonly<Record<string, string>>): number {
  if (attributes.role === 'heading') return Number(attributes['aria-level'] ?? 2) || 2;
  if (name.length !== 2 || name[0] !== 'h') return 0;
  const level = name.charCodeAt(1) - 48;
  return level >= 1 && level <= 6 ? level : 0;
}

/** The scheme that an address names, in lower case. */
export function schemeOf(written: string): string | null {
  const end = written.indexOf(':');
  if (end < 1) return null;
  const scheme = written.slice(0, end).toLowerCase();
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) ? scheme : null;
}
