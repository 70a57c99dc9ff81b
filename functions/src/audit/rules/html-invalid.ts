import { htmlRule } from './rule';

const words: Readonly<Record<string, string>> = {
  'close-order': 'A tag is closed in the wrong place or never opened.',
  'no-dup-attr': 'A tag has the same attribute twice; the second is ignored.',
  'void-content': 'An element that holds nothing is closed by a tag.',
  'element-permitted-content':
    'An element stands where it may not, so browsers move it or close the one around it.',
  'map-dup-name': 'Two maps have the same name.',
};

/** Source that browsers have to repair, each time by rules that few know. */
export const htmlInvalid = htmlRule('html-invalid', Object.keys(words), ({ rule }) => words[rule] ?? null);
