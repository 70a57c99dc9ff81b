import { mayHoldLinks, setFlags } from '../markup/attributeFlags';
import type { Attributes } from '../markup/attributes';
import { kindOf } from '../markup/kinds';
import { linkAttributes } from './linksOf';

setFlags(mayHoldLinks, ...linkAttributes);

const ariaHidden = kindOf('aria-hidden');
const hidden = kindOf('hidden');
const shadowMode = kindOf('shadowrootmode');

export function hides(attributes: Attributes): boolean {
  return attributes.get(ariaHidden) === 'true' || attributes.get(hidden) !== undefined;
}

/** Returns whether a template is attached to its parent as a shadow root during parsing (HTML standard, 4.12.3). */
export function opensShadow(attributes: Attributes): boolean {
  return /^(?:open|closed)$/i.test(attributes.get(shadowMode) ?? '');
}

/** Returns the level of a heading, 1 to 6 or the one of its role; 0 for other elements. */
export function headingLevel(name: string, attributes: Readonly<Record<string, string>>): number {
  if (attributes.role === 'heading') return Number(attributes['aria-level'] ?? 2) || 2;
  if (name.length !== 2 || name[0] !== 'h') return 0;
  const level = name.charCodeAt(1) - 48;
  return level >= 1 && level <= 6 ? level : 0;
}

/** Returns the scheme of a URL, in lowercase. */
export function schemeOf(written: string): string | null {
  const end = written.indexOf(':');
  if (end < 1) return null;
  const scheme = written.slice(0, end).toLowerCase();
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) ? scheme : null;
}
