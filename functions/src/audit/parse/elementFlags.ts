import { type Kind, kindOf, maxKinds } from '../markup/kinds';
import { elementsWithLinks } from './linksOf';

/** What an element means for its content and for what follows, as bits: one lookup returns all. */
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
function setFlags(bit: number, names: Iterable<string>): void {
  for (const { id } of [...names].map(kindOf)) flags[id] = (flags[id] ?? 0) | bit;
}
setFlags(mayBeInHead, 'html head title base link meta style script noscript template'.split(' '));
setFlags(hidesText, 'script style noscript template svg math textarea select title'.split(' '));
setFlags(isBoilerplate, 'nav aside header footer'.split(' '));
setFlags(isCode, 'pre code samp kbd'.split(' '));
setFlags(isNestingCounted, 'template noscript svg math picture main article head'.split(' '));
setFlags(hasFacts, 'html style base title input h1 h2 h3 h4 h5 h6'.split(' '));
setFlags(hasFacts, elementsWithLinks);

export function elementFlagsOf({ id }: Kind): number {
  return flags[id] ?? 0;
}
