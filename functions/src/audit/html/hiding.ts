import type { Attributes } from '../markup/attributes';
import * as names from './names';

// How an element's own attributes, and those of its ancestors, affect it, as bits of its state.
export const hiddenFromAssistance = 1;
export const hiddenByAttribute = 2;
export const isInert = 4;
export const hiddenByStyle = 8;
/** It isn't part of the page. */
export const inTemplate = 16;
/** A dialog that a script opens: until then, its style hides it from all users. */
export const inClosedDialog = 32;
export const inDisabledFieldset = 64;
/** A header or footer in it isn't a landmark. */
export const inLandmark = 128;
/** Any of these hides it from assistive technology. */
export const unheard = hiddenFromAssistance | hiddenByAttribute | isInert | hiddenByStyle;

/** Returns how the attributes of a tag affect its element and all its content. */
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
