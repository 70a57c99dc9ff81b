import { htmlRule, sharedHtmlRule } from '../rule';

const words = {
  'close-order': 'A closing tag is in the wrong place or has no opening tag.',
  'element-not-closed': 'An element is not closed, so browsers decide where it ends.',
  'no-dup-attr': 'A tag has the same attribute twice. Browsers ignore the second.',
  'void-content': 'A void element has a closing tag.',
  'element-moved': 'An element isn’t allowed here, so browsers move it or close its parent.',
  'element-ignored': 'Browsers ignore a tag in this position.',
  'element-permitted-content': 'HTML doesn’t allow an element in this position.',
  'map-dup-name': 'Two maps have the same name.',
} as const;

type Check = keyof typeof words;
const checks = Object.keys(words) as Check[];
const isCheck = (name: string): name is Check => Object.hasOwn(words, name);

/** Reports markup that browsers have to repair, or whose meaning isn't defined. */
export const htmlInvalid = htmlRule('html-invalid', checks, ({ rule }) =>
  isCheck(rule) ? words[rule] : null,
);

/** Reports duplicate IDs. Labels and links reach only the first element with an ID. */
export const idDuplicate = sharedHtmlRule('id-duplicate', ['no-dup-id'], ({ message }) => {
  const id = /"([^"]*)"/.exec(message)?.[1];
  return id === undefined ? 'Two elements have the same id.' : `Two elements have the id “${id}”.`;
});

/** Reports ARIA that assistive technology ignores, or that hides the whole page from it. */
export const ariaInvalid = sharedHtmlRule(
  'aria-invalid',
  ['no-abstract-role', 'aria-hidden-body'],
  ({ rule }) =>
    rule === 'aria-hidden-body'
      ? 'The whole page is hidden from assistive technology.'
      : 'Abstract ARIA roles can’t be used on elements.',
);

/** Reports elements that the keyboard can focus but that are hidden from screen readers. */
export const hiddenFocusable = sharedHtmlRule(
  'hidden-focusable',
  ['hidden-focusable'],
  () => 'A focusable element is hidden from assistive technology.',
);

/** Reports table headers without a scope. */
export const tableScopeMissing = htmlRule(
  'table-scope-missing',
  ['wcag/h63'],
  () => 'A table header has no scope.',
);
