import type { Attributes } from '../markup/attributes';
import { Group } from '../markup/kinds';
import * as names from './names';

/** Elements that are named by their content (HTML-AAM 4.1). */
export const namedByContent = new Group('a button summary h1 h2 h3 h4 h5 h6 label legend caption option');
export const rolesNamedByContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem`.split(/\s+/),
);
/** Elements whose content is never rendered as such. */
export const withoutContent = new Group(
  'img input select textarea iframe video audio embed script style datalist meter progress desc metadata defs symbol',
);
/** Roles that contribute a value, not their content, to the name of an element around them (accname 1.2, 2C). */
export const valueRoles = new Set(
  'textbox searchbox combobox listbox slider spinbutton scrollbar progressbar'.split(' '),
);
export const labeled = new Group('input select textarea button meter progress output');
export const buttonTypes = new Set(['button', 'submit', 'reset', 'image']);

/** Returns whether a tag has its own name, whatever other sources there are. */
export function isNamedByItself(attributes: Attributes): boolean {
  return visible(attributes.get(names.ariaLabel)) !== '' || visible(attributes.get(names.title)) !== '';
}

/** Returns the text unless it is blank. */
export function visible(text: string | undefined): string {
  return text !== undefined && /\S/.test(text) ? text : '';
}

/** Returns the text of an input that is a button. Browsers have default texts for submit and reset buttons. */
export function buttonText(attributes: Attributes): string {
  const type = attributes.get(names.type)?.toLowerCase() ?? '';
  if (type === 'image') return visible(attributes.get(names.alt));
  if (type === 'submit' || type === 'reset') return visible(attributes.get(names.value) ?? type);
  return type === 'button' ? visible(attributes.get(names.value)) : '';
}
