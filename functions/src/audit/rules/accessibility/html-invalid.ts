import { htmlRule } from '../rule';

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
