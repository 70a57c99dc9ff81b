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
export const notExposed = hiddenFromAssistance | hiddenByAttribute | isInert | hiddenByStyle;

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

/** Matches global ARIA attributes (WAI-ARIA 1.2, 6.4), except for those that hide an element or depend on its role. */
const globalAttribute =
  /^aria-(?:atomic|braillelabel|brailleroledescription|busy|controls|current|describedby|description|details|dropeffect|flowto|grabbed|keyshortcuts|label|labelledby|live|owns|relevant|roledescription)$/;

/**
 * Returns whether the role of an element removes it from the accessibility tree, so that it needs no name. Browsers
 * ignore that role on elements that can be focused or have a global ARIA attribute (WAI-ARIA 1.2, 7.1).
 */
export function isPresentational(
  attributes: Readonly<Record<string, string>>,
  isFocusable: boolean,
): boolean {
  const [role] = attributes.role?.trim().toLowerCase().split(/\s+/, 1) ?? [];
  if (role !== 'presentation' && role !== 'none') return false;
  if (isFocusable || /^\s*-?\d/.test(attributes.tabindex ?? '')) return false;
  return !Object.keys(attributes).some((name) => globalAttribute.test(name));
}
