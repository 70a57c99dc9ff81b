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
