import type { Attributes } from '../markup/attributes';
import { Group } from '../markup/groups';
import * as names from './names';

/** Elements that are named by what they hold (HTML-AAM 4.1). */
export const namedByContent = new Group('a button summary h1 h2 h3 h4 h5 h6 label legend caption option');
export const rolesNamedByContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem`.split(/\s+/),
);
/** What they hold is never rendered as their content. */
export const withoutContent = new Group(
  'img input select textarea iframe video audio embed script style datalist meter progress desc metadata defs symbol',
);
/** They contribute a value, not their content, to the name of what is around them (accname 1.2, 2C). */
export const valueRoles = new Set(
  'textbox searchbox combobox listbox slider spinbutton scrollbar progressbar'.split(' '),
);
export const labeled = new Group('input select textarea button meter progress output');
export const buttonTypes = new Set(['button', 'submit', 'reset', 'image']);

/** Whether a tag has a name of its own, wherever else another one may come from. */
export function isNamedByItself(attributes: Attributes): boolean {
  return visible(attributes.get(names.ariaLabel)) !== '' || visible(attributes.get(names.title)) !== '';
}

/** The text unless it is blank. */
export function visible(text: string | undefined): string {
  return text !== undefined && /\S/.test(text) ? text : '';
}

/** The text of an input that is a button. Browsers have words of their own for those that send and reset. */
export function buttonText(attributes: Attributes): string {
  const type = attributes.get(names.type)?.toLowerCase() ?? '';
  if (type === 'image') return visible(attributes.get(names.alt));
  if (type === 'submit' || type === 'reset') return visible(attributes.get(names.value) ?? type);
  return type === 'button' ? visible(attributes.get(names.value)) : '';
}
