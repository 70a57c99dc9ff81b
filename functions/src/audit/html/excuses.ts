import type { HtmlElement } from 'html-validate';

/** Why an element that one of the validator's rules complains of is no fault to us. */
type Excuse = (element: HtmlElement, message: string) => boolean;

const unknownWord = /is not a valid autocomplete token/;
/** Browsers that ignore `off` don't fill in a field whose word they don't know, so people write one. */
const offSwitch = /^\s*(?:none|false|nope|no|never|disabled|disable)\s*$/i;

const excuses: ReadonlyMap<string, Excuse> = new Map([
  // Whether a picture that is pressed has words is the business of another rule.
  ['input-missing-label', (element) => isPicture(element) || isNamed(element)],
  ['wcag/h30', (element) => isNamed(element) || holdsName(element)],
  ['text-content', (element) => isNamed(element) || holdsName(element)],
  // Whoever can stop it has what WCAG 1.4.2 asks for.
  [
    'no-autoplay',
    (element) =>
      !element.matches('audio, video') || element.hasAttribute('muted') || element.hasAttribute('controls'),
  ],
  // Which word stands on which kind of field, browsers don't mind: frameworks write off on all of them.
  [
    'valid-autocomplete',
    (element, message) =>
      !element.is('form') &&
      (!unknownWord.test(message) || offSwitch.test(attributeOf(element, 'autocomplete'))),
  ],
  // As dialogs are written that a script opens: until then their style keeps everybody out.
  ['hidden-focusable', (element) => element.closest('[aria-hidden="true"][tabindex="-1"]') !== null],
]);

/**
 * Whether a complaint of this rule about an element is to be dropped.
 * @param message what it says, in the validator's words.
 * @param related other elements that it is about.
 */
export function isExcused(
  rule: string,
  message: string,
  element: HtmlElement,
  related: readonly HtmlElement[],
): boolean {
  if (isInert(element)) return true;
  const excuse = excuses.get(rule);
  return (
    excuse !== undefined && (excuse(element, message) || related.some((other) => excuse(other, message)))
  );
}

/** What stands in a template is no part of the page, unless browsers attach it as they read it. */
function isInert(element: HtmlElement): boolean {
  for (let around = element.parent; around; around = around.parent)
    if (around.is('template') && !/^(?:open|closed)$/i.test(attributeOf(around, 'shadowrootmode')))
      return true;
  return false;
}

function isPicture(element: HtmlElement): boolean {
  return element.is('input') && attributeOf(element, 'type').trim().toLowerCase() === 'image';
}

/** It has words by a tooltip, or by another element. */
function isNamed(element: HtmlElement): boolean {
  return attributeOf(element, 'title').trim() !== '' || namesOther(element);
}

/** Something in it that is not hidden has. */
function holdsName(element: HtmlElement): boolean {
  return element
    .querySelectorAll('[title], [aria-labelledby]')
    .some((part) => !isDecoration(part) && isNamed(part) && part.closest('[aria-hidden="true"]') === null);
}

const isDecoration = (part: HtmlElement) => part.is('img') && part.hasAttribute('alt');

function namesOther(element: HtmlElement): boolean {
  const names = attributeOf(element, 'aria-labelledby').trim();
  if (names === '') return false;
  const ids = idsOf(rootOf(element));
  return names.split(/\s+/).some((name) => ids.has(name));
}

const knownIds = new WeakMap<HtmlElement, ReadonlySet<string>>();

function idsOf(root: HtmlElement): ReadonlySet<string> {
  const known =
    knownIds.get(root) ?? new Set(root.querySelectorAll('[id]').map((element) => attributeOf(element, 'id')));
  knownIds.set(root, known);
  return known;
}

function rootOf(element: HtmlElement): HtmlElement {
  let root = element;
  while (root.parent) root = root.parent;
  return root;
}

const attributeOf = (element: HtmlElement, name: string) => element.getAttributeValue(name) ?? '';
