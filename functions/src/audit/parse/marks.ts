import type { Attributes } from '../markup/attributes';
import { kindOf } from '../markup/kinds';
import { mark, mayHoldLinks } from '../markup/marks';
import { linkAttributes } from './linksOf';

mark(mayHoldLinks, ...linkAttributes);

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
