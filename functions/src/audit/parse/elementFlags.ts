import { type Attributes, mayHoldLinks, setFlags } from '../markup/attributes';
import { type Kind, kindOf, maxKinds } from '../markup/kinds';
import { elementsWithLinks, linkAttributes } from './linksOf';

// What an element means for its content and for what follows, as bits, so that one lookup returns all.
/** May be in the head; the first other element ends it (HTML standard, 13.2.6.4.4). */
export const mayBeInHead = 2;
/** Contains text that isn't shown. */
export const hidesText = 4;
/** Repeats on every page of a site. */
export const isBoilerplate = 8;
export const isNestingCounted = 16;
export const isCode = 32;
/** More than its text is read. */
export const hasFacts = 64;

const flags = new Uint8Array(maxKinds);
function setElementFlags(bit: number, names: Iterable<string>): void {
  for (const { id } of [...names].map(kindOf)) flags[id] = (flags[id] ?? 0) | bit;
}
setElementFlags(mayBeInHead, 'html head title base link meta style script noscript template'.split(' '));
setElementFlags(hidesText, 'script style noscript template svg math textarea select title'.split(' '));
setElementFlags(isBoilerplate, 'nav aside header footer'.split(' '));
setElementFlags(isCode, 'pre code samp kbd'.split(' '));
setElementFlags(isNestingCounted, 'template noscript svg math picture main article head'.split(' '));
setElementFlags(hasFacts, 'html style base title input h1 h2 h3 h4 h5 h6'.split(' '));
setElementFlags(hasFacts, elementsWithLinks);

export function elementFlagsOf({ id }: Kind): number {
  return flags[id] ?? 0;
}

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
