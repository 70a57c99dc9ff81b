import { sharedHtmlRule } from '../rule';

/** Reports landmarks with the same role and name, and several main landmarks. */
export const landmarkAmbiguous = sharedHtmlRule(
  'landmark-ambiguous',
  ['unique-landmark', 'no-multiple-main'],
  ({ rule, snippet }) => {
    if (rule === 'no-multiple-main') return 'The page has more than one <main> element.';
    // Several main landmarks are valid if all but one are hidden.
    if (/^<main\b/i.test(snippet)) return null;
    const [, name] = /\saria-label=["']?([^"'>]+)/i.exec(snippet) ?? [];
    const [, element = 'part'] = /^<([a-z]+)/i.exec(snippet) ?? [];
    return name
      ? `Another <${element.toLowerCase()}> has the same name: “${name}”.`
      : `The page has several <${element.toLowerCase()}> elements, and this one has no name.`;
  },
);
