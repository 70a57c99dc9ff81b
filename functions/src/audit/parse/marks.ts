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

interface Marked {
  readonly name: string;
  readonly mark: number;
}

const all: readonly Marked[] = [
  { name: 'id', mark: hasId },
  { name: 'aria-label', mark: hasLabel },
  { name: 'aria-hidden', mark: mayHide },
  { name: 'hidden', mark: mayHide },
  { name: 'role', mark: hasRole },
  { name: 'shadowrootmode', mark: mayBeShadow },
  ...linkAttributes.map((name) => ({ name, mark: mayHoldLinks })),
];

/** By the length of their names, which tells most other attributes apart from them without reading them. */
const byLength = Array.from({ length: 16 }, (_, length) => all.filter(({ name }) => name.length === length));

export function markOf(attribute: string): number {
  for (const { name, mark } of byLength[attribute.length] ?? []) if (name === attribute) return mark;
  return 0;
}

export function hides(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}

/** A template that browsers attach to the element around it as they read it (HTML standard, 4.12.3). */
export function opensShadow({ shadowrootmode }: Readonly<Record<string, string>>): boolean {
  return /^(?:open|closed)$/i.test(shadowrootmode ?? '');
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
