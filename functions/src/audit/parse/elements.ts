import { type Kind, kindOf, maxKinds } from '../markup/kinds';
import { elementsWithLinks } from './linksOf';

/** What an element means for its content and for what follows, as bits: one lookup returns all. */
/** May be in the head; the first other element ends it (HTML standard, 13.2.6.4.4). */
export const inHeadToo = 2;
/** Contains text that isn't shown. */
export const unread = 4;
/** Repeats on every page of a site. */
export const furniture = 8;
export const isCounted = 16;
export const isCode = 32;
/** More than its text is read. */
export const isRead = 64;

const bits = new Uint8Array(maxKinds);
function mark(bit: number, names: Iterable<string>): void {
  for (const { id } of [...names].map(kindOf)) bits[id] = (bits[id] ?? 0) | bit;
}
mark(inHeadToo, 'html head title base link meta style script noscript template'.split(' '));
mark(unread, 'script style noscript template svg math textarea select title'.split(' '));
mark(furniture, 'nav aside header footer'.split(' '));
mark(isCode, 'pre code samp kbd'.split(' '));
mark(isCounted, 'template noscript svg math picture main article head'.split(' '));
mark(isRead, 'html style base title input h1 h2 h3 h4 h5 h6'.split(' '));
mark(isRead, elementsWithLinks);

export function bitsOf({ id }: Kind): number {
  return bits[id] ?? 0;
}
