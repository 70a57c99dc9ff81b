import type { Attributes } from '../markup/attributes';
import { type Kind, mostKinds } from '../markup/kinds';
import * as names from './names';

// What an element's own attributes, and those around it, do to it, as bits of its state.
export const hiddenFromAssistance = 1;
export const hiddenByAttribute = 2;
export const isInert = 4;
export const hiddenByStyle = 8;
/** It is no part of the page. */
export const inTemplate = 16;
/** A dialog that a script opens: until then its style keeps everybody out. */
export const inClosedDialog = 32;
export const inDisabledFieldset = 64;
/** A header or footer in it is no landmark. */
export const inLandmark = 128;
/** It is drawn only; counted from the innermost button. */
export const isDecoration = 256;

/** Any of these keeps it from assistive technology. */
export const unheard = hiddenFromAssistance | hiddenByAttribute | isInert | hiddenByStyle;

// What the attributes of a tag may mean to the checks, as bits.
export const mayHide = 1;
export const hasId = 2;
export const mayName = 4;
export const hasRole = 8;
export const hasTabindex = 16;
export const isRare = 32;

const marks = new Uint8Array(mostKinds);
function mark(bit: number, ...kinds: readonly Kind[]): void {
  for (const { id } of kinds) marks[id] = bit;
}
mark(mayHide, names.ariaHidden, names.hidden, names.inert, names.style);
mark(hasId, names.id);
mark(mayName, names.ariaLabel, names.ariaLabelledby, names.title, names.alt);
mark(hasRole, names.role);
mark(hasTabindex, names.tabindex);
mark(isRare, names.autoplay, names.autocomplete, names.shadowrootmode);

export function marksOf({ names: all, count }: Attributes): number {
  let found = 0;
  for (let at = 0; at < count; at++) found |= marks[all[at]?.id ?? 0] ?? 0;
  return found;
}

/** What the attributes of a tag do to its element and all in it. */
export function hidingOf(attributes: Attributes): number {
  let state = 0;
  if (attributes.get(names.ariaHidden) === 'true') {
    state |= hiddenFromAssistance;
    if (attributes.get(names.tabindex) === '-1') state |= inClosedDialog;
  }
  if (attributes.has(names.hidden)) state |= hiddenByAttribute;
  if (attributes.has(names.inert)) state |= isInert;
  const style = attributes.get(names.style);
  if (style !== undefined && hides.test(style)) state |= hiddenByStyle;
  return state;
}

const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!\s*important\s*)?(?:;|$)/i;
