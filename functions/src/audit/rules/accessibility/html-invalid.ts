import { htmlRule } from '../rule';

const words = {
  'close-order': 'A tag is closed in the wrong place or never opened.',
  'element-not-closed': 'An element is not closed, so browsers decide where it ends.',
  'no-dup-attr': 'A tag has the same attribute twice; the second is ignored.',
  'void-content': 'An element that holds nothing is closed by a tag.',
  'element-moved': 'An element stands where it can’t, so browsers move it or close the one around it.',
  'element-ignored': 'A tag stands where browsers ignore it.',
  'element-permitted-content': 'An element stands where HTML doesn’t allow it; browsers leave it there.',
  'map-dup-name': 'Two maps have the same name.',
} as const;

type Check = keyof typeof words;
const checks = Object.keys(words) as Check[];
const isCheck = (name: string): name is Check => Object.hasOwn(words, name);

/** Reports markup that browsers have to repair, or whose meaning isn't defined. */
export const htmlInvalid = htmlRule('html-invalid', checks, ({ rule }) =>
  isCheck(rule) ? words[rule] : null,
);
